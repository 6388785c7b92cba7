import { Apart } from './Apart.tsx';
import { lazyPart } from './lazyPart.tsx';
import type { Wait } from './WaitSaid.tsx';

const WaitSaid = lazyPart(async () => (await import('./WaitSaid.tsx')).WaitSaid);

/** Says that the service has asked to wait; nothing where it does not (null). */
export const WaitNotice = ({ wait }: { wait: Wait | null }) =>
  wait && (
    <Apart>
      <WaitSaid wait={wait} />
    </Apart>
  );
