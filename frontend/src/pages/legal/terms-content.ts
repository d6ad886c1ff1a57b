import type * as english from './legal.texts.ts';

export type LegalTexts = typeof english;

/** Items of the database of each kind of stored data, by their names in `docs/data-model.md`; a test compares them. */
export const storedItems: Readonly<Record<keyof typeof english.storedData, readonly string[]>> = {
  account: ['user'],
  estimate: ['prediction'],
  session: ['session'],
  reset: ['password reset'],
  repeated: ['idempotency key'],
  counts: ['login failures', 'events of a client'],
  histories: ['long histories'],
  mails: ['mails to an address'],
  deletion: ['user of an account that is being erased', 'erasure'],
};

/** Section of the terms of use. */
interface TextSection {
  title: string;
  paragraphs: readonly string[];
}

/** Lists the sections of the privacy page, one of which has a table of the kinds of stored data. */
export function listPrivacySections({ privacySections, storedData }: LegalTexts) {
  return Object.values(privacySections).map((section) => ({
    ...section,
    table: section === privacySections.stored ? Object.values(storedData) : undefined,
  }));
}

/** Lists the sections of the terms of use, one of which refers to the privacy page. */
export function listTermsSections(texts: LegalTexts): readonly TextSection[] {
  return [...Object.values(texts.firstSections), texts.privacySection, ...Object.values(texts.lastSections)];
}

/** Lists the sections of the PDF: the page names who runs the deployment, and the PDF says where. */
export function listDocumentSections(texts: LegalTexts): readonly TextSection[] {
  const { operatorTitle, operatorInDocument } = texts.legalTexts;
  return [...listTermsSections(texts), { title: operatorTitle, paragraphs: [operatorInDocument] }];
}
