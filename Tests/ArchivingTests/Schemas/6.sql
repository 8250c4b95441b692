-- An archive as the program with schema 6 wrote it in two builds, from a feed whose items share ids.
BEGIN TRANSACTION;
CREATE TABLE changes (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    item TEXT NOT NULL,
    at INTEGER NOT NULL,
    what TEXT NOT NULL
);
INSERT INTO "changes" VALUES(1,'tb5roumvfv',1795161600,'added');
INSERT INTO "changes" VALUES(2,'2kyb53c6hv',1795161600,'added');
INSERT INTO "changes" VALUES(3,'yei3d7e6dc',1795161600,'added');
INSERT INTO "changes" VALUES(4,'435ziasps7',1795161600,'added');
INSERT INTO "changes" VALUES(5,'fzqmoa5u5e',1795161600,'added');
INSERT INTO "changes" VALUES(6,'y24xmrcur7',1795161600,'added');
INSERT INTO "changes" VALUES(7,'i4ts4af4rr',1795161600,'added');
INSERT INTO "changes" VALUES(8,'ptb5uieumr',1795161600,'added');
INSERT INTO "changes" VALUES(9,'jphqt7lsa2',1795161600,'added');
INSERT INTO "changes" VALUES(10,'ztop3t3nzs',1795161600,'added');
INSERT INTO "changes" VALUES(11,'fsdmaz53op',1795161600,'added');
INSERT INTO "changes" VALUES(12,'pagfdydwxg',1795161600,'added');
INSERT INTO "changes" VALUES(13,'m2vz6felnv',1795161600,'added');
INSERT INTO "changes" VALUES(14,'rgdm7j34xk',1795161600,'added');
INSERT INTO "changes" VALUES(15,'m4j6wznimf',1795161600,'added');
INSERT INTO "changes" VALUES(16,'2kyb53c6hv',1795161600,'folded');
INSERT INTO "changes" VALUES(17,'rgdm7j34xk',1795161600,'folded');
INSERT INTO "changes" VALUES(18,'scs2qlgghh',1795248000,'added');
INSERT INTO "changes" VALUES(19,'ldbriug3je',1795248000,'added');
INSERT INTO "changes" VALUES(20,'fxlfyeitll',1795248000,'added');
CREATE TABLE cleaned (
    number INTEGER PRIMARY KEY REFERENCES items (number) ON DELETE CASCADE,
    received_hash BLOB NOT NULL,
    recipe TEXT NOT NULL,
    words INTEGER NOT NULL,
    summary TEXT,
    html TEXT NOT NULL
, pictures TEXT);
INSERT INTO "cleaned" VALUES(1,X'9DB0A374DC349869E0E3C23DB4F3DFBD4EF3A69971C3839E388E075AC393EDCE','1 copies own ',3,'Se hace saber.','<p>Se hace saber.</p>',NULL);
INSERT INTO "cleaned" VALUES(2,X'3049C3A5D38BDA9983CE539A8C9C76B5D6AE21EAD2D1F37FA2D88C2AC5574392','1 copies full',4,'Agua tras dos meses.','Agua tras dos meses.',NULL);
INSERT INTO "cleaned" VALUES(3,X'E3DB7B70A42CEC7A4D658BABE4C69702E587C7BADB4E28871D5E520F1F8960D2','1 copies full',5,'El molino muele de nuevo.','El molino muele de nuevo.',NULL);
INSERT INTO "cleaned" VALUES(4,X'60CB6E7630E69F49F59AB67D218F629ABBF9B74AE8A9B0D58BEC24ACD7DB11B3','1 copies full',6,'El puente se arregla en mayo.','El puente se arregla en mayo.',NULL);
INSERT INTO "cleaned" VALUES(5,X'671931BCBD2D4FBC0C0A60891355C0A78D0D9E444092097CFB0A76C3890675CA','1 copies full',4,'Se aprueban las cuentas.','Se aprueban las cuentas.',NULL);
INSERT INTO "cleaned" VALUES(6,X'22FAEE8308A647A6B1D0F76B195EF4FC373DD6FF529B3FF4C1997984D414ABC2','1 copies full',4,'Se discuten las fiestas.','Se discuten las fiestas.',NULL);
INSERT INTO "cleaned" VALUES(7,X'239BF1D825B32A25E438448DD069A4AB1B88E7C6F72EEC61E9ADACF8095480B3','1 copies full',4,'Igual hasta el final.','Igual hasta el final.',NULL);
INSERT INTO "cleaned" VALUES(8,X'239BF1D825B32A25E438448DD069A4AB1B88E7C6F72EEC61E9ADACF8095480B3','1 copies full',4,'Igual hasta el final.','Igual hasta el final.',NULL);
INSERT INTO "cleaned" VALUES(9,X'ABAA11EA51B18CEEEA787AE273DCA73FE7CBD6BC445F47CFE066256A439AC1CF','1 copies full',2,'Texto primero.','Texto primero.',NULL);
INSERT INTO "cleaned" VALUES(10,X'A0A7AC3E0526A71867DED4BE3AFE00571C186D361E456240E2A96315624C0FE0','1 copies full',2,'Texto segundo.','Texto segundo.',NULL);
INSERT INTO "cleaned" VALUES(11,X'972A3944FEA6B1A0E338BF53ADFF3F1E39234C8A585471C669521E549EA2CF35','1 copies full',4,'Sin enlace ni nombre.','Sin enlace ni nombre.',NULL);
INSERT INTO "cleaned" VALUES(12,X'5FA7333A301EDC3BA5587500AF581C96D3337A626ECF6CE7F64FAE5C9B7D7C4E','1 copies full',7,'Un id que ya trae una barra.','Un id que ya trae una barra.',NULL);
INSERT INTO "cleaned" VALUES(13,X'B75B0C3E51336B8850C59BA5ACE737A514508AB802AAB423653CDDEBD2980227','1 copies full',2,'Diez centímetros.','Diez centímetros.',NULL);
INSERT INTO "cleaned" VALUES(14,X'B4EDAF15DFEBCAC3DDDD7BBD57BE461EA324C3DB1A82E6FE0ACD6E4E3334DEBD','1 copies full',4,'Agua tras dos meses.','Agua tras dos meses.',NULL);
INSERT INTO "cleaned" VALUES(15,X'E3DB7B70A42CEC7A4D658BABE4C69702E587C7BADB4E28871D5E520F1F8960D2','1 copies full',5,'El molino muele de nuevo.','El molino muele de nuevo.',NULL);
INSERT INTO "cleaned" VALUES(16,X'671931BCBD2D4FBC0C0A60891355C0A78D0D9E444092097CFB0A76C3890675CA','1 copies full',4,'Se aprueban las cuentas.','Se aprueban las cuentas.',NULL);
INSERT INTO "cleaned" VALUES(17,X'239BF1D825B32A25E438448DD069A4AB1B88E7C6F72EEC61E9ADACF8095480B3','1 copies full',4,'Igual hasta el final.','Igual hasta el final.',NULL);
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
    withdrawn_at INTEGER, picture_stamp INTEGER NOT NULL DEFAULT 0,
    UNIQUE (source, kind, identity),
    UNIQUE (kind, address)
);
INSERT INTO "entities" VALUES(1,'m4j6wznimf','gente','person','ana','ana-rueda',0,1795161600,1795161600,'{"name":"Ana Rueda"}',NULL,0);
CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY);
INSERT INTO "grdb_migrations" VALUES('1');
INSERT INTO "grdb_migrations" VALUES('2');
INSERT INTO "grdb_migrations" VALUES('indexes');
INSERT INTO "grdb_migrations" VALUES('3');
INSERT INTO "grdb_migrations" VALUES('4');
INSERT INTO "grdb_migrations" VALUES('5');
INSERT INTO "grdb_migrations" VALUES('kept out');
INSERT INTO "grdb_migrations" VALUES('6');
CREATE TABLE item_marks (source TEXT PRIMARY KEY, marks BLOB NOT NULL);
INSERT INTO "item_marks" VALUES('sierra',X'CD027A045CD6B14E42616B0E2EAC6337F5B6A1C468B319CB00000000000000004C9E44FC689E2DFF794F82CC04E3E31F');
INSERT INTO "item_marks" VALUES('valle',X'1E1972776C070D721E231EB890F9D25B7372A25E3100048F6216CE6763F4696C883ED1E6432B4C984156D5C9C687179DF5B6A1C468B319CB0000000000000000');
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
    withdrawn_at INTEGER, title_key TEXT, is_excluded INTEGER NOT NULL DEFAULT 0, kept_out_by TEXT, reactions TEXT, form TEXT NOT NULL DEFAULT 'story', picture_stamp INTEGER NOT NULL DEFAULT 0,
    UNIQUE (source, identity)
);
INSERT INTO "items" VALUES(1,'tb5roumvfv','own','bando','/n/2026/11/18/el-bando-de-hoy-tb5roumvfv/',0,1795161600,X'9DB0A374DC349869E0E3C23DB4F3DFBD4EF3A69971C3839E388E075AC393EDCE','El bando de hoy',NULL,NULL,1794956400,NULL,NULL,NULL,'','es','general',NULL,NULL,'Se hace saber.
',1,NULL,NULL,NULL,NULL,0,0,'es','es','general',1794956400,1794956400,20261118,1794956400,NULL,1795161600,NULL,NULL,0,NULL,NULL,'story',0);
INSERT INTO "items" VALUES(2,'2kyb53c6hv','valle','u1','/n/2026/11/10/la-acequia-vuelve-a-correr-2kyb53c6hv/',0,1795161600,X'3049C3A5D38BDA9983CE539A8C9C76B5D6AE21EAD2D1F37FA2D88C2AC5574392','La acequia vuelve a correr','https://valle.example/u1','https://valle.example/u1',1794301200,NULL,NULL,NULL,'',NULL,NULL,'Agua tras dos meses.',0,NULL,NULL,'https://valle.example/',NULL,NULL,NULL,0,0,'es','es','world',1794301200,1794301200,20261110,NULL,NULL,1795161600,NULL,'la acequia vuelve a correr',0,NULL,NULL,'story',0);
INSERT INTO "items" VALUES(3,'yei3d7e6dc','valle','s1|https://valle.example/s-a','/n/2026/11/11/abre-el-molino-yei3d7e6dc/',0,1795161600,X'E3DB7B70A42CEC7A4D658BABE4C69702E587C7BADB4E28871D5E520F1F8960D2','Abre el molino','https://valle.example/s-a','https://valle.example/s-a',1794387600,NULL,NULL,NULL,'',NULL,NULL,'El molino muele de nuevo.',0,NULL,NULL,'https://valle.example/',NULL,NULL,NULL,0,0,'es','es','world',1794387600,1794387600,20261111,NULL,NULL,1795161600,NULL,NULL,0,NULL,NULL,'story',0);
INSERT INTO "items" VALUES(4,'435ziasps7','valle','s1|https://valle.example/s-b','/n/2026/11/12/cierra-el-puente-435ziasps7/',0,1795161600,X'60CB6E7630E69F49F59AB67D218F629ABBF9B74AE8A9B0D58BEC24ACD7DB11B3','Cierra el puente','https://valle.example/s-b','https://valle.example/s-b',1794474000,NULL,NULL,NULL,'',NULL,NULL,'El puente se arregla en mayo.',0,NULL,NULL,'https://valle.example/',NULL,NULL,NULL,0,0,'es','es','world',1794474000,1794474000,20261112,NULL,NULL,1795161600,NULL,NULL,0,NULL,NULL,'story',0);
INSERT INTO "items" VALUES(5,'fzqmoa5u5e','valle','s2|https://valle.example/s2|a4470cecf94203e9545017f730728ff8','/n/2026/11/13/pleno-de-lunes-fzqmoa5u5e/',0,1795161600,X'671931BCBD2D4FBC0C0A60891355C0A78D0D9E444092097CFB0A76C3890675CA','Pleno de lunes','https://valle.example/s2','https://valle.example/s2',1794560400,NULL,NULL,NULL,'',NULL,NULL,'Se aprueban las cuentas.',0,NULL,NULL,'https://valle.example/',NULL,NULL,NULL,0,0,'es','es','world',1794560400,1794560400,20261113,NULL,NULL,1795161600,NULL,NULL,0,NULL,NULL,'story',0);
INSERT INTO "items" VALUES(6,'y24xmrcur7','valle','s2|https://valle.example/s2|07dd11182239e86d101ea3f966fd63de','/n/2026/11/13/pleno-de-martes-y24xmrcur7/',0,1795161600,X'22FAEE8308A647A6B1D0F76B195EF4FC373DD6FF529B3FF4C1997984D414ABC2','Pleno de martes','https://valle.example/s2','https://valle.example/s2',1794560400,NULL,NULL,NULL,'',NULL,NULL,'Se discuten las fiestas.',0,NULL,NULL,'https://valle.example/',NULL,NULL,NULL,0,0,'es','es','world',1794560400,1794560400,20261113,NULL,NULL,1795161600,NULL,NULL,0,NULL,NULL,'story',0);
INSERT INTO "items" VALUES(7,'i4ts4af4rr','valle','s3|https://valle.example/s3|59e219fb0c8bcde15e4ceb3bd5b2a531','/n/2026/11/14/dos-veces-lo-mismo-i4ts4af4rr/',0,1795161600,X'239BF1D825B32A25E438448DD069A4AB1B88E7C6F72EEC61E9ADACF8095480B3','Dos veces lo mismo','https://valle.example/s3','https://valle.example/s3',1794646800,NULL,NULL,NULL,'',NULL,NULL,'Igual hasta el final.',0,NULL,NULL,'https://valle.example/',NULL,NULL,NULL,0,0,'es','es','world',1794646800,1794646800,20261114,NULL,NULL,1795161600,NULL,NULL,0,NULL,NULL,'story',0);
INSERT INTO "items" VALUES(8,'ptb5uieumr','valle','s3|https://valle.example/s3|59e219fb0c8bcde15e4ceb3bd5b2a531|2','/n/2026/11/14/dos-veces-lo-mismo-ptb5uieumr/',0,1795161600,X'239BF1D825B32A25E438448DD069A4AB1B88E7C6F72EEC61E9ADACF8095480B3','Dos veces lo mismo','https://valle.example/s3','https://valle.example/s3',1794646800,NULL,NULL,NULL,'',NULL,NULL,'Igual hasta el final.',0,NULL,NULL,'https://valle.example/',NULL,NULL,NULL,0,0,'es','es','world',1794646800,1794646800,20261114,NULL,NULL,1795161600,NULL,NULL,0,NULL,NULL,'story',0);
INSERT INTO "items" VALUES(9,'jphqt7lsa2','valle','https://valle.example/|35e50de695772890a132aa3392f36370','/n/2026/11/15/sin-nombre-primera-jphqt7lsa2/',0,1795161600,X'ABAA11EA51B18CEEEA787AE273DCA73FE7CBD6BC445F47CFE066256A439AC1CF','Sin nombre, primera','https://valle.example/','https://valle.example/',1794733200,NULL,NULL,NULL,'',NULL,NULL,'Texto primero.',0,NULL,NULL,'https://valle.example/',NULL,NULL,NULL,0,0,'es','es','world',1794733200,1794733200,20261115,NULL,NULL,1795161600,NULL,NULL,0,NULL,NULL,'story',0);
INSERT INTO "items" VALUES(10,'ztop3t3nzs','valle','https://valle.example/|9ecfe64fcc9baae70096e9d7b30f651c','/n/2026/11/15/sin-nombre-segunda-ztop3t3nzs/',0,1795161600,X'A0A7AC3E0526A71867DED4BE3AFE00571C186D361E456240E2A96315624C0FE0','Sin nombre, segunda','https://valle.example/','https://valle.example/',1794733200,NULL,NULL,NULL,'',NULL,NULL,'Texto segundo.',0,NULL,NULL,'https://valle.example/',NULL,NULL,NULL,0,0,'es','es','world',1794733200,1794733200,20261115,NULL,NULL,1795161600,NULL,NULL,0,NULL,NULL,'story',0);
INSERT INTO "items" VALUES(11,'fsdmaz53op','valle','e626106bb266b8414ef65b568d294d58','/n/2026/11/16/solo-texto-fsdmaz53op/',0,1795161600,X'972A3944FEA6B1A0E338BF53ADFF3F1E39234C8A585471C669521E549EA2CF35','Solo texto',NULL,NULL,1794819600,NULL,NULL,NULL,'',NULL,NULL,'Sin enlace ni nombre.',0,NULL,NULL,'https://valle.example/',NULL,NULL,NULL,0,0,'es','es','world',1794819600,1794819600,20261116,NULL,NULL,1795161600,NULL,NULL,0,NULL,NULL,'story',0);
INSERT INTO "items" VALUES(12,'pagfdydwxg','valle','s4|https://valle.example/x','/n/2026/11/17/un-nombre-con-barra-pagfdydwxg/',0,1795161600,X'5FA7333A301EDC3BA5587500AF581C96D3337A626ECF6CE7F64FAE5C9B7D7C4E','Un nombre con barra','https://valle.example/x','https://valle.example/x',1794906000,NULL,NULL,NULL,'',NULL,NULL,'Un id que ya trae una barra.',0,NULL,NULL,'https://valle.example/',NULL,NULL,NULL,0,0,'es','es','world',1794906000,1794906000,20261117,NULL,NULL,1795161600,NULL,NULL,0,NULL,NULL,'story',0);
INSERT INTO "items" VALUES(13,'m2vz6felnv','sierra','z1','/n/2026/11/10/nieve-en-la-sierra-m2vz6felnv/',0,1795161600,X'B75B0C3E51336B8850C59BA5ACE737A514508AB802AAB423653CDDEBD2980227','Nieve en la sierra','https://sierra.example/1','https://sierra.example/1',1794301200,NULL,NULL,NULL,'',NULL,NULL,'Diez centímetros.',0,NULL,NULL,'https://valle.example/',NULL,NULL,NULL,0,0,'es','es','world',1794301200,1794301200,20261110,NULL,NULL,1795161600,NULL,NULL,0,NULL,NULL,'story',0);
INSERT INTO "items" VALUES(14,'rgdm7j34xk','sierra','z2','/n/2026/11/11/la-acequia-vuelve-a-correr-rgdm7j34xk/',0,1795161600,X'B4EDAF15DFEBCAC3DDDD7BBD57BE461EA324C3DB1A82E6FE0ACD6E4E3334DEBD','La acequia vuelve a correr','https://valle.example/u1','https://valle.example/u1',1794387600,NULL,NULL,NULL,'',NULL,NULL,'Agua tras dos meses.',0,NULL,NULL,'https://valle.example/',NULL,NULL,NULL,0,0,'es','es','world',1794387600,1794387600,20261111,NULL,'2kyb53c6hv',NULL,NULL,'la acequia vuelve a correr',0,NULL,NULL,'story',0);
INSERT INTO "items" VALUES(15,'scs2qlgghh','valle','s1','/n/2026/11/11/abre-el-molino-scs2qlgghh/',0,1795248000,X'E3DB7B70A42CEC7A4D658BABE4C69702E587C7BADB4E28871D5E520F1F8960D2','Abre el molino','https://valle.example/s-a','https://valle.example/s-a',1794387600,NULL,NULL,NULL,'',NULL,NULL,'El molino muele de nuevo.',0,NULL,NULL,'https://valle.example/',NULL,NULL,NULL,0,0,'es','es','world',1794387600,1794387600,20261111,NULL,NULL,1795248000,NULL,NULL,0,NULL,NULL,'story',0);
INSERT INTO "items" VALUES(16,'ldbriug3je','valle','s2','/n/2026/11/13/pleno-de-lunes-ldbriug3je/',0,1795248000,X'671931BCBD2D4FBC0C0A60891355C0A78D0D9E444092097CFB0A76C3890675CA','Pleno de lunes','https://valle.example/s2','https://valle.example/s2',1794560400,NULL,NULL,NULL,'',NULL,NULL,'Se aprueban las cuentas.',0,NULL,NULL,'https://valle.example/',NULL,NULL,NULL,0,0,'es','es','world',1794560400,1794560400,20261113,NULL,NULL,1795248000,NULL,NULL,0,NULL,NULL,'story',0);
INSERT INTO "items" VALUES(17,'fxlfyeitll','valle','s3','/n/2026/11/14/dos-veces-lo-mismo-fxlfyeitll/',0,1795248000,X'239BF1D825B32A25E438448DD069A4AB1B88E7C6F72EEC61E9ADACF8095480B3','Dos veces lo mismo','https://valle.example/s3','https://valle.example/s3',1794646800,NULL,NULL,NULL,'',NULL,NULL,'Igual hasta el final.',0,NULL,NULL,'https://valle.example/',NULL,NULL,NULL,0,0,'es','es','world',1794646800,1794646800,20261114,NULL,NULL,1795248000,NULL,NULL,0,NULL,NULL,'story',0);
CREATE TABLE own_pictures (
    name TEXT PRIMARY KEY,
    -- size and time of the file, and the recipe
    state TEXT NOT NULL,
    reason TEXT,
    copy TEXT
) WITHOUT ROWID;
CREATE TABLE picture_uses (
    owner TEXT NOT NULL,
    address TEXT NOT NULL,
    shape TEXT NOT NULL,
    source TEXT NOT NULL,
    -- as the owner names it
    named TEXT NOT NULL,
    PRIMARY KEY (owner, address, shape)
) WITHOUT ROWID;
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
CREATE TABLE redirects (from_path TEXT PRIMARY KEY, to_path TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE related (
    number INTEGER PRIMARY KEY REFERENCES items (number) ON DELETE CASCADE,
    others TEXT NOT NULL
);
CREATE TABLE related_pending (
    number INTEGER PRIMARY KEY REFERENCES items (number) ON DELETE CASCADE
);
CREATE TABLE revisions (
    item TEXT NOT NULL,
    replaced_at INTEGER NOT NULL,
    received_hash BLOB NOT NULL,
    title TEXT NOT NULL,
    summary TEXT,
    content TEXT
);
CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
INSERT INTO "settings" VALUES('clean gente','20 1 excerpt');
INSERT INTO "settings" VALUES('clean own','20 1 copies own ');
INSERT INTO "settings" VALUES('clean sierra','20 1 copies full');
INSERT INTO "settings" VALUES('clean valle','20 1 copies full');
INSERT INTO "settings" VALUES('pictures','20 1 false 7334718821359185095');
INSERT INTO "settings" VALUES('retention','-/-');
INSERT INTO "settings" VALUES('rules','Europe/Madrides,enpoliticsPolíticaPoliticsPolitiqueGobiernoGovernmentGouvernementEleccionesElectionsÉlectionseconomyEconomíaEconomyÉconomieFinanzasFinanceFinancesMercadosMarketstechnologyTecnologíaTechnologyTechnologieTechInformáticaComputingInternetNumériquehealthSaludHealthSantéSanidadMedicineMédecinescienceCienciaScienceSciencesEspacioSpaceEspaceenvironmentMedio ambienteEnvironmentEnvironnementClimaClimateClimatClimate ChangeeducationEducaciónEducationÉducationUniversidadSchoolssportsDeportesSportsSportsFútbolFootballSoccerSportBaloncestoBasketballentertainmentCulturaCultureCultureEntertainmentEspectáculosCineMúsicaArtsMoviesMusicworldMundoWorldMondeInternacionalInternationalbusinessEmpresasBusinessEntreprisesCompaniesNegociosgeneralGeneralGeneralGénéralgenteclamp[]-[]ownhold[]-[]sierraworldclamp[]-[]valleworldclamp[]-[]');
CREATE TABLE source_statuses (
    source TEXT PRIMARY KEY,
    condition TEXT NOT NULL,
    status TEXT NOT NULL
) WITHOUT ROWID;
INSERT INTO "source_statuses" VALUES('gente','ok','{"at":816854400,"condition":"ok","failures":0,"lastSuccess":816854400,"reading":{"accepted":1,"dropped":0,"remarks":[]},"source":"gente"}');
INSERT INTO "source_statuses" VALUES('sierra','ok','{"at":816854400,"condition":"ok","failures":0,"lastSuccess":816854400,"reading":{"accepted":2,"dropped":0,"remarks":[]},"rhythm":{"newestItem":816080400},"source":"sierra"}');
INSERT INTO "source_statuses" VALUES('valle','ok','{"at":816854400,"condition":"ok","failures":0,"lastSuccess":816854400,"reading":{"accepted":11,"dropped":0,"remarks":[]},"rhythm":{"cadence":86400,"newestItem":816598800},"source":"valle"}');
CREATE TABLE sources (
    id TEXT PRIMARY KEY,
    title TEXT,
    home TEXT,
    origin INTEGER NOT NULL,
    accepted_at INTEGER NOT NULL
, reading TEXT) WITHOUT ROWID;
INSERT INTO "sources" VALUES('gente',NULL,NULL,0,1795161600,'{"accepted":1,"dropped":0,"remarks":[]}');
INSERT INTO "sources" VALUES('own','El archivo',NULL,0,1795161600,'{"accepted":1,"dropped":0,"remarks":[]}');
INSERT INTO "sources" VALUES('sierra','La sierra','https://valle.example/',0,1795161600,'{"accepted":2,"dropped":0,"remarks":[]}');
INSERT INTO "sources" VALUES('valle','El valle','https://valle.example/',0,1795248000,'{"accepted":3,"dropped":0,"remarks":[]}');
CREATE INDEX items_source ON items (source, number);
CREATE INDEX items_canonical ON items (canonical) WHERE canonical IS NOT NULL;
CREATE INDEX items_duplicate ON items (duplicate_of) WHERE duplicate_of IS NOT NULL;
CREATE INDEX revisions_item ON revisions (item);
CREATE INDEX items_title ON items (title_key) WHERE title_key IS NOT NULL;
CREATE INDEX items_known ON items (source, identity, received_hash, withdrawn_at, kept_out_by);
CREATE INDEX items_sample ON items (source) WHERE origin = 1;
CREATE INDEX items_not_public ON items (number) WHERE public_since IS NULL;
CREATE INDEX pictures_due ON pictures (next_check);
CREATE INDEX picture_uses_address ON picture_uses (address, shape, source);
CREATE INDEX items_listing ON items (
    sort_time, id, source, shelf, language, section, day, path, origin, first_seen,
    is_draft, hold_until, expires, duplicate_of, withdrawn_at, is_excluded, kept_out_by,
    shown_published, received_hash, form, picture_stamp
);
CREATE INDEX items_kept_out ON items (kept_out_by) WHERE kept_out_by IS NOT NULL;
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('changes',20);
COMMIT;
