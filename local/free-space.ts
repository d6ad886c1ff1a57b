import { statfs } from 'node:fs/promises';

/**
 * Free space below which nothing more is written, in bytes: 500 times a prediction. DynamoDB Local responds
 * before it writes to its file, so a write that does not fit is lost although it succeeded.
 */
const minFreeBytes = 1024 * 1024;

/** Returns true if a folder's file system has space for further writes. */
export async function hasFreeSpace(directory: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(directory);
  return bavail * bsize >= minFreeBytes;
}
