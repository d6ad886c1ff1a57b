import { openLocalDeployment } from './local-deployment.ts';
import { waitForStop } from './wait-for-stop.ts';

const stopRequested = waitForStop();
try {
  const opening = openLocalDeployment(Number(process.env.PORT ?? 3000), console.log);
  const deployment = await Promise.race([opening, stopRequested]);
  if (deployment !== 'stop') {
    console.log(`Ready on ${deployment.url}`);
    await stopRequested;
    await deployment.close();
  }
  // Parts that are still starting end with this process.
  process.exit();
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
