/**
 * Checks that Premia is deployed at an address.
 * @returns the address without its trailing slash
 * @throws Error if the address is missing, unreachable or not Premia's
 */
export async function checkAddress(address: string | undefined): Promise<string> {
  if (!address || !URL.canParse(address)) {
    throw new Error('The address is missing: npm run test:deployed -- https://premia.example.com');
  }
  const url = address.replace(/\/$/, '');
  const response = await fetch(`${url}/api/users/profile/`).catch((error: Error) => {
    throw new Error(`${url} cannot be reached: ${error.message}`);
  });
  await response.body?.cancel();
  if (response.status !== 401) {
    throw new Error(
      `${url} is not Premia: a profile request without a session returned ${response.status}, not 401`,
    );
  }
  return url;
}
