-- An archive as the program with schema 1 wrote it: two items, one of them revised.
BEGIN TRANSACTION;
CREATE TABLE changes (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    item TEXT NOT NULL,
    at INTEGER NOT NULL,
    what TEXT NOT NULL
);
INSERT INTO "changes" VALUES(1,'awu4k2nbqw',1795240800,'added');
INSERT INTO "changes" VALUES(2,'vmir6ipm7a',1795240800,'added');
INSERT INTO "changes" VALUES(3,'vmir6ipm7a',1795244400,'updated');
CREATE TABLE cleaned (
    item TEXT PRIMARY KEY REFERENCES items (id) ON DELETE CASCADE,
    received_hash BLOB NOT NULL,
    recipe TEXT NOT NULL,
    html TEXT NOT NULL,
    summary TEXT,
    words INTEGER NOT NULL
) WITHOUT ROWID;
INSERT INTO "cleaned" VALUES('awu4k2nbqw',X'4033CD853BA0CC833C5C31CE665E1E3F78609F8CAF27AF89958FAE81CBE9C23B','1 excerpt','','Texto uno.',0);
INSERT INTO "cleaned" VALUES('vmir6ipm7a',X'B6839496F821561EB4A9D30826E04D95BFE6AB14E714A5794A8A39E0378E8BA8','1 excerpt','','Texto dos, corregido.',0);
CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY);
INSERT INTO "grdb_migrations" VALUES('1');
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
INSERT INTO "items" VALUES(1,'awu4k2nbqw','a','1','/n/2026/11/20/sube-el-precio-del-pan-en-el-mercado-awu4k2nbqw/',0,1795240800,X'4033CD853BA0CC833C5C31CE665E1E3F78609F8CAF27AF89958FAE81CBE9C23B','Sube el precio del pan en el mercado','https://fuente.example/1','https://fuente.example/1',1795168800,NULL,NULL,NULL,'',NULL,NULL,'Texto uno.',0,NULL,NULL,'https://fuente.example/',NULL,NULL,NULL,0,0,'es','es','general',1795168800,1795168800,20261120,NULL,NULL,1795240800,NULL);
INSERT INTO "items" VALUES(2,'vmir6ipm7a','a','2','/n/2026/11/20/baja-la-luz-vmir6ipm7a/',0,1795240800,X'B6839496F821561EB4A9D30826E04D95BFE6AB14E714A5794A8A39E0378E8BA8','Baja la luz','https://fuente.example/2','https://fuente.example/2',1795172400,NULL,NULL,NULL,'',NULL,NULL,'Texto dos, corregido.',0,NULL,NULL,'https://fuente.example/',NULL,NULL,NULL,0,0,'es','es','general',1795172400,1795172400,20261120,NULL,NULL,1795240800,NULL);
CREATE TABLE redirects (from_path TEXT PRIMARY KEY, to_path TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE revisions (
    item TEXT NOT NULL,
    replaced_at INTEGER NOT NULL,
    received_hash BLOB NOT NULL,
    title TEXT NOT NULL,
    summary TEXT,
    content TEXT
);
INSERT INTO "revisions" VALUES('vmir6ipm7a',1795244400,X'0A628C4C1955A067A1E1B3AA9EDD72DED84191FA15D8016BF3269D1268B01F05','Baja la luz','Texto dos.',NULL);
CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
INSERT INTO "settings" VALUES('rules','old');
CREATE TABLE sources (
    id TEXT PRIMARY KEY,
    title TEXT,
    home TEXT,
    origin INTEGER NOT NULL,
    accepted_at INTEGER NOT NULL
) WITHOUT ROWID;
INSERT INTO "sources" VALUES('a','Fuente','https://fuente.example/',0,1795244400);
INSERT INTO "sources" VALUES('own','Bando',NULL,0,1795244400);
CREATE INDEX items_source ON items (source, number);
CREATE INDEX items_canonical ON items (canonical) WHERE canonical IS NOT NULL;
CREATE INDEX items_duplicate ON items (duplicate_of) WHERE duplicate_of IS NOT NULL;
CREATE INDEX revisions_item ON revisions (item);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('changes',3);
COMMIT;
