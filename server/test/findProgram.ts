import { execFileSync } from 'node:child_process';

/** Returns the first of these programs that this machine has, or null. */
export function findProgram(...programs: string[]): string | null {
  for (const program of programs)
    try {
      execFileSync(program, ['--version'], { stdio: 'ignore' });
      return program;
    } catch {}
  return null;
}
