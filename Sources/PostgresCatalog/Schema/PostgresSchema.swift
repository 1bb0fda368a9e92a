/// The tables of a catalogue, in a schema of its own: `vinylcrate_` and the catalogue's name.
///
/// A version adds to the one before: first its tables, then what it has in them, made from the releases
/// that are there. So an import makes all versions' tables, sends the releases and fills the tables; and a
/// catalogue of an earlier version becomes one of this without another import.
struct PostgresSchema: Sendable {
  /// What a version adds.
  struct Version: Sendable {
    /// Statements that make tables.
    let tables: String
    /// Statements that fill them from the releases, and index them.
    let contents: String
  }

  static let prefix = "vinylcrate_"
  /// A role that may read all catalogues; whoever shall read them is made a member.
  static let readers = "vinylcrate_reader"

  static let versions = [lookUp, search]
  static var version: Int { versions.count }

  /// Of the catalogue.
  let name: String

  init(of name: String) {
    self.name = Self.prefix + name
  }

  /// The name in an SQL statement.
  var quoted: String { "\"" + name.replacing("\"", with: "\"\"") + "\"" }
  /// The name as a text in an SQL statement.
  var literal: String { "'" + name.replacing("'", with: "''") + "'" }

  /// `gtins` are those that the release carries as they are written, `completed` those that its barcodes
  /// mean once missing digits are added; `detail` is as a catalogue file has it, not compressed; `words` has
  /// the words of the index, with A for artists, B for the title, C for labels and D for tracks.
  private static let lookUp = Version(
    tables: """
      CREATE TABLE catalog (version int NOT NULL, origin text NOT NULL, counts text NOT NULL);
      CREATE TABLE release (
        id text COLLATE "C" NOT NULL,
        linked text COLLATE "C",
        title text NOT NULL,
        artist text NOT NULL,
        country text,
        year int,
        master text COLLATE "C",
        gtins bigint[] NOT NULL,
        completed bigint[] NOT NULL,
        detail bytea NOT NULL,
        words tsvector NOT NULL
      );
      CREATE TABLE master (id text COLLATE "C" NOT NULL, year int, main text COLLATE "C");
      CREATE TABLE barcode (
        gtin bigint NOT NULL,
        is_completed boolean NOT NULL,
        release text COLLATE "C" NOT NULL
      );
      CREATE TABLE pressings (master text COLLATE "C" NOT NULL, count int NOT NULL);
      """,
    contents: """
      DELETE FROM release USING (
        SELECT id, min(ctid) AS first FROM release GROUP BY id HAVING count(*) > 1
      ) AS repeated WHERE release.id = repeated.id AND release.ctid <> first;
      ALTER TABLE release ADD PRIMARY KEY (id);
      CREATE INDEX ON release (linked) WHERE linked IS NOT NULL;
      DELETE FROM master USING (
        SELECT id, max(ctid) AS last FROM master GROUP BY id HAVING count(*) > 1
      ) AS repeated WHERE master.id = repeated.id AND master.ctid <> last;
      ALTER TABLE master ADD PRIMARY KEY (id);
      INSERT INTO barcode
        SELECT gtin, is_completed, id FROM (
          SELECT unnest(gtins) AS gtin, false AS is_completed, id FROM release
          UNION ALL SELECT unnest(completed), true, id FROM release
        ) AS codes ORDER BY gtin, is_completed, id;
      ALTER TABLE barcode ADD PRIMARY KEY (gtin, is_completed, release);
      INSERT INTO pressings
        SELECT master, count(*) FROM release WHERE master IS NOT NULL
        GROUP BY master HAVING count(*) > 1 ORDER BY master;
      ALTER TABLE pressings ADD PRIMARY KEY (master);
      """)

  /// `beginning` has the sixteen most frequent words of each beginning that more than 64 words share: a
  /// search that is typed letter by letter cannot look at all of them.
  private static let search = Version(
    tables: """
      CREATE TABLE word (word text COLLATE "C" NOT NULL, count int NOT NULL);
      CREATE TABLE beginning (beginning text COLLATE "C" NOT NULL, words text[] NOT NULL);
      """,
    contents: """
      CREATE INDEX ON release USING gin (words) WITH (fastupdate = off);
      INSERT INTO word
        SELECT lexeme, count(*) FROM release, unnest(words)
        WHERE NOT starts_with(lexeme, '|=') GROUP BY lexeme ORDER BY lexeme COLLATE "C";
      ALTER TABLE word ADD PRIMARY KEY (word);
      INSERT INTO beginning
        SELECT beginning, array_agg(word ORDER BY place) FROM (
          SELECT left(word, length) AS beginning, word,
            row_number() OVER (PARTITION BY left(word, length) ORDER BY count DESC, word) AS place,
            count(*) OVER (PARTITION BY left(word, length)) AS words
          FROM word, generate_series(1, 6) AS length
          WHERE length(word) >= length AND word !~ '^[=#|~$]'
        ) AS shared WHERE words > 64 AND place <= 16 GROUP BY beginning;
      ALTER TABLE beginning ADD PRIMARY KEY (beginning);
      """)
}
