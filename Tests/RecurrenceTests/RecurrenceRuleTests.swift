import Recurrence
