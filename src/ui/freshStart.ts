import { useEffect, useState } from 'react';

const RELOADED = 'kol-desk.reloaded-release';

/** Browsers say in words of their own that a part of the program could not be downloaded. */
export const isCodeMissing = (error: unknown) =>
  error instanceof Error &&
  /dynamically imported module|importing a module script|preload css|MIME type/i.test(error.message);

let underWay: Promise<boolean> | undefined;

/**
 * Loads the page anew where a part of the program is gone, as after a new release: once for each release, so that a part
 * that stays away makes no endless round. What is typed is kept as a draft, the rest is in the address.
 * @returns false where it does not: it has already been tried, or nobody answers
 */
export function startAfresh(): Promise<boolean> {
  underWay ??= reloadOnce().finally(() => {
    underWay = undefined;
  });
  return underWay;
}

/** @returns false where nobody answers */
async function reload(): Promise<boolean> {
  // Reloading while nobody answers would replace the dashboard by the browser's own error page.
  const answers = await fetch('/config.json', { cache: 'no-store' }).then(
    () => true,
    () => false,
  );
  if (answers) window.location.reload();
  return answers;
}

/** For what stands in the place of a missing part: nothing as long as a fresh start may come by itself (`starting`). */
export function useFreshStart() {
  const [state, setState] = useState<'starting' | 'failed' | 'asked'>('starting');
  useEffect(() => {
    void startAfresh().then((isComing) => setState(isComing ? 'starting' : 'failed'));
  }, []);
  const tryAgain = async () => {
    setState('asked');
    if (!(await reload())) setState('failed');
  };
  return { state, tryAgain };
}

async function reloadOnce(): Promise<boolean> {
  const release = document.querySelector('script[type=module][src]')?.getAttribute('src') ?? '';
  try {
    if (sessionStorage.getItem(RELOADED) === release) return false;
    sessionStorage.setItem(RELOADED, release);
  } catch {
    // Without a note there would be no end of it.
    return false;
  }
  const isReloading = await reload();
  // Nothing was tried while nobody answered.
  if (!isReloading) sessionStorage.removeItem(RELOADED);
  return isReloading;
}
