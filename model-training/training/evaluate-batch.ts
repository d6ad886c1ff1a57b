/** Evaluates the request on stdin with the rating tables of a folder: `node evaluate-batch.ts <folder>`. */
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { evaluate, readModels } from '../serving/evaluate.ts';

const models = await readModels(pathToFileURL(`${process.argv[2]}/`));
process.stdout.write(JSON.stringify(evaluate(models, await text(process.stdin))));
