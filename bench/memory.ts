import { readFileSync } from 'node:fs';

/** The peak memory of a process in bytes; 0 where the system is not Linux. */
export function peakOf(pid = 0): number {
  try {
    return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}

export const megabytes = (bytes = 0) => `${Math.round(bytes / 2 ** 20)} MB`;
