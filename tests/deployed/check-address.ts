/**
 * Checks that Premia is deployed at an address.
 * @returns the address without its trailing slash
 * @throws Error if the address is missing, unreachable or not Premia's
 */
export async function checkAddress(address: string | undefined): Promise<string> {
  if (!address || !URL.canParse(address)) {
    throw new Error('Say which Premia to test: npm run test:deployed -- https://premia.example.com');
  }
  const url = address.replace(/\/$/, '');
  const response = await fetch(`${url}/api/users/profile/`).catch((error: Error) => {
    throw new Error(`${url} can not be reached: ${error.message}`);
  });
  await response.body?.cancel();
  if (response.status !== 401) {
    throw new Error(`${url} is no Premia: a profile without a session answered ${response.status}, not 401`);
  }
  return url;
}
