/** A column of a CSV file. */
export interface CsvColumn<Row> {
  header: string;
  /** The plain value: dates as ISO 8601, rates as fractions 0–1; null or undefined is an empty cell. */
  value: (row: Row) => string | number | boolean | null | undefined;
}

/** What a spreadsheet takes for the beginning of a formula, also in the wide forms of East Asian text. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** The same after what other spreadsheets separate cells by: they do not see that it stands in the middle of a text. */
const FORMULA_INSIDE = /(?<!^)[;\t\r\n]\s*(?=[=+\-@＝＋－＠])/g;

/** Tells spreadsheets that the text is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * The text of a CSV file (RFC 4180) that spreadsheets open as it is meant: UTF-8 with a byte order mark, and a text that
 * would be run as a formula stands behind an apostrophe. Numbers stay numbers.
 */
export async function csvText<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): Promise<string> {
  const { default: papaparse } = await import('papaparse');
  return (
    BYTE_ORDER_MARK +
    papaparse.unparse(
      {
        fields: columns.map(({ header }) => header),
        data: rows.map((row) => columns.map(({ value }) => guarded(value(row) ?? ''))),
      },
      { escapeFormulae: FORMULA, newline: '\r\n' },
    )
  );
}

const guarded = (value: string | number | boolean) =>
  typeof value === 'string' ? value.replace(FORMULA_INSIDE, "$&'") : value;
