import Calendars
