import { readFileSync, writeFileSync } from 'node:fs';
import { printFailures } from './failure-table.ts';

const path = 'docs/runbook.md';
writeFileSync(path, printFailures(readFileSync(path, 'utf8')));
