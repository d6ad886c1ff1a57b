import { expect, it } from 'vitest';
import { buildMail } from './mail.ts';

it('builds text and HTML with the same paragraphs and links, whose clicks SES does not track', () => {
  const { subject, text, html } = buildMail('en', 'A & B', [
    'First < second.',
    { label: 'Open it', url: 'https://premia.example.com/page#token=a' },
  ]);
  expect(subject).toBe('A & B');
  expect(text).toBe('First < second.\n\nOpen it:\nhttps://premia.example.com/page#token=a\n\nPremia\n');
  expect(html).toContain('<title>A &amp; B</title>');
  expect(html).toContain('<p>First &lt; second.</p>');
  expect(html).toContain('<a ses:no-track href="https://premia.example.com/page#token=a">Open it</a>');
});
