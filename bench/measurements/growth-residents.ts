import type { ApplicationProcess } from '../application/application-process.ts';
import { openTable } from '../application/seeded-table.ts';
import { registerAccount } from '../traffic/accounts.ts';
import { type HttpConnection, openConnection } from '../traffic/http-connection.ts';
import { predictOnce } from '../traffic/predict-once.ts';

/** Somebody with so many predictions, in a table with so many users. */
export interface Resident {
  readonly connection: HttpConnection;
  readonly token: string;
  readonly predictions: number;
  readonly users: number;
}

/** Fills an application's table with users, and with one resident for each number of predictions. */
export async function populate(
  application: ApplicationProcess,
  sizes: { readonly users: number; readonly predictions: readonly number[] },
): Promise<Resident[]> {
  const connection = openConnection(application.url);
  const table = openTable(application.serviceUrls.dynamodb);
  const residents: Resident[] = [];
  for (const predictions of sizes.predictions) {
    const email = `keeps-${predictions}@example.com`;
    const { token } = await registerAccount(connection, email);
    const original = await predictOnce(connection, token);
    await table.copyPrediction(email, original, predictions - 1);
    residents.push({ connection, token, predictions, users: sizes.users });
  }
  await table.copyUser(`keeps-${sizes.predictions[0]}@example.com`, sizes.users - residents.length);
  table.close();
  return residents;
}
