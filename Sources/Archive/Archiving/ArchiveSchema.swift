import Domain
import GRDB

/// The archive's tables, as a list of migrations to which is only ever appended.
enum ArchiveSchema {
    /// The number of the newest migration; an archive with a higher one was written by a newer program.
    static let version = 18

    /// The number of the newest migration that an archive has seen; 0 for an empty one.
    static func number(of database: Database) throws -> Int {
        try migrator.appliedIdentifiers(database).compactMap { Int($0) }.max() ?? 0
    }

    static var migrator: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("1") { try $0.execute(sql: first) }
        migrator.registerMigration("2") { try second($0) }
        migrator.registerMigration("indexes") { try $0.execute(sql: indexes) }
        migrator.registerMigration("3") { try $0.execute(sql: third) }
        migrator.registerMigration("4") { try $0.execute(sql: fourth) }
        migrator.registerMigration("5") { try $0.execute(sql: fifth) }
        migrator.registerMigration("kept out") { try $0.execute(sql: keptOut) }
        migrator.registerMigration("6") { try $0.execute(sql: sixth) }
        migrator.registerMigration("7") { try seventh($0) }
        migrator.registerMigration("8") { try $0.execute(sql: eighth) }
        migrator.registerMigration("9") { try $0.execute(sql: ninth) }
        migrator.registerMigration("10") { try $0.execute(sql: tenth) }
        migrator.registerMigration("11") { try $0.execute(sql: eleventh) }
        migrator.registerMigration("12") { try $0.execute(sql: twelfth) }
        migrator.registerMigration("13") { try $0.execute(sql: thirteenth) }
        migrator.registerMigration("14") { try $0.execute(sql: fourteenth) }
        migrator.registerMigration("15") { try $0.execute(sql: fifteenth) }
        migrator.registerMigration("16") { try $0.execute(sql: sixteenth) }
        migrator.registerMigration("17") { try $0.execute(sql: seventeenth) }
        migrator.registerMigration("18") { try $0.execute(sql: eighteenth) }
        return migrator
    }

    /// Filters, retention, equal headlines, and how the sources stand.
    private static func second(_ database: Database) throws {
        try database.execute(
            sql: """
                ALTER TABLE items ADD COLUMN title_key TEXT;
                ALTER TABLE items ADD COLUMN is_excluded INTEGER NOT NULL DEFAULT 0;
                -- by ItemsOut.Cause: the source cannot bring the item back, but for 'awaited'
                ALTER TABLE items ADD COLUMN kept_out_by TEXT;
                ALTER TABLE sources ADD COLUMN reading TEXT;
                CREATE TABLE source_statuses (
                    source TEXT PRIMARY KEY,
                    condition TEXT NOT NULL,
                    status TEXT NOT NULL
                ) WITHOUT ROWID;
                CREATE INDEX items_title ON items (title_key) WHERE title_key IS NOT NULL;
                """
        )
        let rows = try HeadlineColumn.rows(in: database, "FROM items")
        var keys: [(id: String, key: String)] = []
        while let row = try rows.next() {
            if let key = StoryTitle.key(try row[.title]) { keys.append((try row[.id], key)) }
        }
        for (id, key) in keys {
            try database.cachedStatement(sql: "UPDATE items SET title_key = ? WHERE id = ?")
                .execute(arguments: [key, id])
        }
    }

    private enum HeadlineColumn: Int, SelectedColumn {
        case id, title
    }

    /// What builds look through whole is read from indexes, which hold it without the items' texts. Cleaned texts,
    /// which can be made again, lie in the order in which items came: by their names they were eight levels deep.
    private static let indexes = """
        DROP TABLE cleaned;
        CREATE TABLE cleaned (
            number INTEGER PRIMARY KEY REFERENCES items (number) ON DELETE CASCADE,
            received_hash BLOB NOT NULL,
            recipe TEXT NOT NULL,
            words INTEGER NOT NULL,
            summary TEXT,
            html TEXT NOT NULL
        );
        CREATE INDEX items_listing ON items (
            sort_time, id, source, shelf, language, section, day, path, origin, first_seen,
            is_draft, hold_until, expires, duplicate_of, withdrawn_at, is_excluded, kept_out_by,
            shown_published, received_hash
        );
        CREATE INDEX items_known ON items (source, identity, received_hash, withdrawn_at, kept_out_by);
        CREATE INDEX items_sample ON items (source) WHERE origin = 1;
        CREATE INDEX items_not_public ON items (number) WHERE public_since IS NULL;
        """

    /// What was taken out is looked for in every build, and is seldom much.
    private static let keptOut = """
        CREATE INDEX items_kept_out ON items (kept_out_by) WHERE kept_out_by IS NOT NULL;
        """

    /// What a portal has besides articles, an address being one of its kind's pages; and what an article mainly is.
    private static let third = """
        ALTER TABLE items ADD COLUMN reactions TEXT;
        ALTER TABLE items ADD COLUMN form TEXT NOT NULL DEFAULT 'story';
        UPDATE items SET form = CASE
            WHEN enclosures LIKE '%"type":"video/%' THEN 'video'
            WHEN enclosures LIKE '%"type":"audio/%' THEN 'audio'
            ELSE 'story' END
        WHERE enclosures IS NOT NULL;
        DROP INDEX items_listing;
        CREATE INDEX items_listing ON items (
            sort_time, id, source, shelf, language, section, day, path, origin, first_seen,
            is_draft, hold_until, expires, duplicate_of, withdrawn_at, is_excluded, kept_out_by,
            shown_published, received_hash, form
        );
        CREATE TABLE entities (
            number INTEGER PRIMARY KEY,
            id TEXT NOT NULL UNIQUE,
            source TEXT NOT NULL,
            kind TEXT NOT NULL,
            identity TEXT NOT NULL,
            address TEXT NOT NULL,
            origin INTEGER NOT NULL,
            first_seen INTEGER NOT NULL,
            changed_at INTEGER NOT NULL,
            -- as JSON; empty once withdrawn
            content TEXT NOT NULL,
            withdrawn_at INTEGER,
            UNIQUE (source, kind, identity),
            UNIQUE (kind, address)
        );
        """

    /// What the last answer of each source held: two numbers of eight bytes for each item.
    private static let fourth = """
        CREATE TABLE item_marks (source TEXT PRIMARY KEY, marks BLOB NOT NULL);
        """

    /// The portal's copies of pictures: which are wanted for what, and what came of it.
    private static let fifth = """
        CREATE TABLE pictures (
            number INTEGER PRIMARY KEY,
            -- without a signature; a path relative to Content/ for the newsroom's own
            address TEXT NOT NULL UNIQUE,
            -- as it is to be asked for
            place TEXT NOT NULL,
            -- of what it is used as, then of the copy
            wanted TEXT NOT NULL,
            recipe TEXT,
            original TEXT,
            etag TEXT,
            last_modified TEXT,
            next_check INTEGER NOT NULL,
            failures INTEGER NOT NULL DEFAULT 0,
            -- why there is no copy
            reason TEXT,
            copy TEXT
        );
        CREATE INDEX pictures_due ON pictures (next_check);
        CREATE TABLE picture_uses (
            owner TEXT NOT NULL,
            address TEXT NOT NULL,
            shape TEXT NOT NULL,
            source TEXT NOT NULL,
            -- as the owner names it
            named TEXT NOT NULL,
            PRIMARY KEY (owner, address, shape)
        ) WITHOUT ROWID;
        CREATE INDEX picture_uses_address ON picture_uses (address, shape, source);
        CREATE TABLE own_pictures (
            name TEXT PRIMARY KEY,
            -- size and time of the file, and the recipe
            state TEXT NOT NULL,
            reason TEXT,
            copy TEXT
        ) WITHOUT ROWID;
        ALTER TABLE cleaned ADD COLUMN pictures TEXT;
        ALTER TABLE items ADD COLUMN picture_stamp INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE entities ADD COLUMN picture_stamp INTEGER NOT NULL DEFAULT 0;
        DROP INDEX items_listing;
        CREATE INDEX items_listing ON items (
            sort_time, id, source, shelf, language, section, day, path, origin, first_seen,
            is_draft, hold_until, expires, duplicate_of, withdrawn_at, is_excluded, kept_out_by,
            shown_published, received_hash, form, picture_stamp
        );
        """

    /// The ids of the articles that each names as related, and which of them may still change.
    private static let sixth = """
        CREATE TABLE related (
            number INTEGER PRIMARY KEY REFERENCES items (number) ON DELETE CASCADE,
            others TEXT NOT NULL
        );
        CREATE TABLE related_pending (
            number INTEGER PRIMARY KEY REFERENCES items (number) ON DELETE CASCADE
        );
        """

    /// Items to which their feed gave one id, and what tells them apart, as numbers; own articles that feeds had hidden.
    private static func seventh(_ database: Database) throws {
        try database.execute(
            sql: """
                CREATE TABLE namesakes (
                    number INTEGER PRIMARY KEY,
                    source TEXT NOT NULL,
                    name TEXT NOT NULL,
                    identity TEXT NOT NULL,
                    link INTEGER,
                    title INTEGER,
                    body INTEGER,
                    UNIQUE (source, identity)
                );
                """
        )
        try FormerNamesakes(database: database).takeOver()
        try DuplicateFolding.unfoldOwnArticles(in: database)
    }

    /// Whether a source's last answer is to be read once more, since something of it may come back.
    private static let eighth = """
        ALTER TABLE sources ADD COLUMN is_reread INTEGER NOT NULL DEFAULT 0;
        """

    /// What only an article's card and page show, as JSON, so that more of it needs no column; and what sources say of
    /// themselves.
    private static let ninth = """
        ALTER TABLE items ADD COLUMN details TEXT;
        ALTER TABLE sources ADD COLUMN summary TEXT;
        """

    /// Which tags and authors items carry, without their texts.
    private static let tenth = """
        CREATE INDEX items_labels ON items (source, number, id, categories, author)
            WHERE categories <> '' OR author IS NOT NULL;
        """

    /// Which articles of the newsroom's own have corrections or are live, without reading what else is kept of all.
    private static let eleventh = """
        CREATE INDEX items_telling ON items (number, id)
            WHERE source = 'own'
                AND (instr(details, '"corrections":') > 0 OR instr(details, '"live":') > 0);
        """

    /// Which items tell one event, by the weeks in which they are grouped; what a week's grouping came from; the members
    /// under whose ids stories have come out, the first one first; and the stories that own articles name themselves.
    private static let twelfth = """
        CREATE TABLE story_items (
            item TEXT PRIMARY KEY,
            week INTEGER NOT NULL,
            time INTEGER NOT NULL,
            story TEXT,
            names TEXT
        ) WITHOUT ROWID;
        CREATE INDEX story_items_week ON story_items (week);
        CREATE INDEX story_items_story ON story_items (story, time, item, names)
            WHERE story IS NOT NULL;
        CREATE TABLE story_weeks (week INTEGER PRIMARY KEY, hash INTEGER NOT NULL);
        CREATE TABLE story_addresses (number INTEGER PRIMARY KEY, item TEXT NOT NULL UNIQUE);
        ALTER TABLE items ADD COLUMN own_story TEXT;
        CREATE INDEX items_own_story ON items (own_story, id) WHERE own_story IS NOT NULL;
        """

    /// In which languages the page of a story has come out.
    private static let thirteenth = """
        CREATE TABLE story_languages (
            item TEXT NOT NULL, language TEXT NOT NULL, PRIMARY KEY (item, language)
        ) WITHOUT ROWID;
        """

    /// What stands in the file of the kept listing, if there is one, with its hash, and which items have come, changed or gone
    /// since, as the triggers of `ListingTriggers` note it.
    private static let fourteenth = """
        CREATE TABLE listing (directory TEXT NOT NULL, hash INTEGER NOT NULL);
        CREATE TABLE listing_changes (number INTEGER PRIMARY KEY);
        """

    /// Of all that happened to items, each edition asks when they were replaced.
    private static let fifteenth = """
        CREATE INDEX changes_updated ON changes (item, at) WHERE what = 'updated';
        """

    /// Whether readers could see an earlier form of an item. Of older ones that is not known: those of an article that is a
    /// draft or waits now are told nowhere, and may be what nobody saw.
    private static let sixteenth = """
        ALTER TABLE revisions ADD COLUMN was_shown INTEGER;
        UPDATE revisions SET was_shown = 0 WHERE item IN (
            SELECT id FROM items WHERE source = 'own' AND (
                is_draft = 1
                OR hold_until > (SELECT at FROM changes ORDER BY number DESC LIMIT 1)
            )
        );
        """

    /// Folded items that have had a page are few among those that are folded.
    private static let seventeenth = """
        CREATE INDEX items_former ON items (number)
            WHERE duplicate_of IS NOT NULL AND public_since IS NOT NULL;
        """

    /// What was retired, by when: it is forgotten in that order.
    private static let eighteenth = """
        CREATE INDEX items_retired ON items (withdrawn_at) WHERE kept_out_by = 'age';
        """

    private static let first = """
        CREATE TABLE items (
            number INTEGER PRIMARY KEY,
            id TEXT NOT NULL UNIQUE,
            source TEXT NOT NULL,
            identity TEXT NOT NULL,
            path TEXT NOT NULL UNIQUE,
            origin INTEGER NOT NULL,
            first_seen INTEGER NOT NULL,
            received_hash BLOB NOT NULL,
            -- as received
            title TEXT NOT NULL,
            link TEXT,
            canonical TEXT,
            published INTEGER,
            neighbour INTEGER,
            updated INTEGER,
            author TEXT,
            categories TEXT NOT NULL,
            own_language TEXT,
            own_section TEXT,
            summary TEXT,
            summary_format INTEGER,
            content TEXT,
            content_format INTEGER,
            base TEXT,
            picture TEXT,
            enclosures TEXT,
            expires INTEGER,
            is_draft INTEGER NOT NULL,
            is_breaking INTEGER NOT NULL,
            -- settled
            language TEXT NOT NULL,
            shelf TEXT NOT NULL,
            section TEXT NOT NULL,
            shown_published INTEGER,
            sort_time INTEGER NOT NULL,
            day INTEGER NOT NULL,
            hold_until INTEGER,
            duplicate_of TEXT,
            -- since when it has a page, and since when it is withdrawn
            public_since INTEGER,
            withdrawn_at INTEGER,
            UNIQUE (source, identity)
        );
        CREATE INDEX items_source ON items (source, number);
        CREATE INDEX items_canonical ON items (canonical) WHERE canonical IS NOT NULL;
        CREATE INDEX items_duplicate ON items (duplicate_of) WHERE duplicate_of IS NOT NULL;
        CREATE TABLE cleaned (
            item TEXT PRIMARY KEY REFERENCES items (id) ON DELETE CASCADE,
            received_hash BLOB NOT NULL,
            recipe TEXT NOT NULL,
            html TEXT NOT NULL,
            summary TEXT,
            words INTEGER NOT NULL
        ) WITHOUT ROWID;
        CREATE TABLE revisions (
            item TEXT NOT NULL,
            replaced_at INTEGER NOT NULL,
            received_hash BLOB NOT NULL,
            title TEXT NOT NULL,
            summary TEXT,
            content TEXT
        );
        CREATE INDEX revisions_item ON revisions (item);
        CREATE TABLE redirects (from_path TEXT PRIMARY KEY, to_path TEXT NOT NULL) WITHOUT ROWID;
        CREATE TABLE changes (
            number INTEGER PRIMARY KEY AUTOINCREMENT,
            item TEXT NOT NULL,
            at INTEGER NOT NULL,
            what TEXT NOT NULL
        );
        CREATE TABLE sources (
            id TEXT PRIMARY KEY,
            title TEXT,
            home TEXT,
            origin INTEGER NOT NULL,
            accepted_at INTEGER NOT NULL
        ) WITHOUT ROWID;
        CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
        """
}
