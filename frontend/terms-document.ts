/** Font size of the text, and the heading's, in points. */
const size = { text: 10.5, heading: 13 };

/** Characters in a line of the text: capitals fit between the margins, too. */
const lineLength = 64;

/**
 * Appends an A4 page with a heading and a paragraph to a PDF, as an incremental update (ISO 32000-1, section 7.5.6): the
 * rest of the document was printed with the sources, but this text is a deployment's own.
 * @param pdf a file with a cross-reference table, as Chromium prints it
 * @param text of Latin-1, which the standard fonts have; other characters become question marks
 */
export function appendPage(pdf: Buffer, heading: string, text: string): Buffer {
  const source = pdf.toString('latin1');
  const find = (pattern: RegExp): string => {
    const [, found] = [...source.matchAll(pattern)].at(-1) ?? [];
    if (found === undefined) throw new Error(`The PDF has no ${pattern.source}`);
    return found;
  };
  const pagesId = find(/\/Pages (\d+) 0 R/g);
  const firstId = Number(find(/\/Size (\d+)/g));
  const pages = find(new RegExp(`\\n${pagesId} 0 obj\\n(<<.*?>>)\\nendobj`, 'gs'))
    .replace(/\/Count (\d+)/, (_, count: string) => `/Count ${Number(count) + 1}`)
    .replace(/\/Kids \[([^\]]*)\]/, `/Kids [$1 ${firstId} 0 R]`);
  const content = buildContent(heading, text);
  const fonts = `/Heading ${firstId + 2} 0 R /Text ${firstId + 3} 0 R`;
  const added: readonly [id: number, body: string][] = [
    [
      firstId,
      `<</Type /Page /Parent ${pagesId} 0 R /MediaBox [0 0 595 842] /Contents ${firstId + 1} 0 R /Resources <</Font <<${fonts}>>>>>>`,
    ],
    [firstId + 1, `<</Length ${content.length}>>\nstream\n${content}\nendstream`],
    [firstId + 2, buildFont('Times-Bold')],
    [firstId + 3, buildFont('Helvetica')],
  ];
  let body = '';
  const toEntry = (id: number, object: string) => {
    const offset = pdf.length + body.length + 1;
    body += `\n${id} 0 obj\n${object}\nendobj`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  };
  const replaced = `${pagesId} 1\n${toEntry(Number(pagesId), pages)}`;
  const entries = added.map(([id, object]) => toEntry(id, object)).join('');
  const table = `xref\n${replaced}${firstId} ${added.length}\n${entries}`;
  const trailer = [
    `<</Size ${firstId + added.length} /Root ${find(/\/Root (\d+ 0 R)/g)} /Info ${find(/\/Info (\d+ 0 R)/g)}`,
    `/Prev ${find(/startxref\n(\d+)/g)}>>`,
  ].join(' ');
  const start = pdf.length + body.length + 1;
  const update = `${body}\n${table}trailer\n${trailer}\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.concat([pdf, Buffer.from(update, 'latin1')]);
}

const buildFont = (name: string) =>
  `<</Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding>>`;

/** Draws the heading and, below it, the lines of the text. */
function buildContent(heading: string, text: string): string {
  const lines = text.match(new RegExp(`\\S.{0,${lineLength - 1}}(?=\\s|$)|\\S{${lineLength}}`, 'g')) ?? [];
  return [
    'BT',
    `/Heading ${size.heading} Tf 74 762 Td ${toLiteral(heading)} Tj`,
    `/Text ${size.text} Tf 0 -24 Td ${size.text * 1.5} TL`,
    ...lines.map((line) => `${toLiteral(line)} Tj T*`),
    'ET',
  ].join('\n');
}

function toLiteral(text: string): string {
  return `(${text.replace(/[^\x20-\x7e\xa0-\xff]/g, '?').replace(/[\\()]/g, '\\$&')})`;
}
