import { useSubmit } from 'react-router';
import { signInPath } from '../paths.ts';

/**
 * @returns signs out and leads to the sign-in. It is a navigation (pages/sign-in/route.ts), so that a form with something
 * typed in it can ask first.
 */
export function useSignOut(): () => void {
  const submit = useSubmit();
  return () => void submit(null, { method: 'post', action: signInPath() });
}
