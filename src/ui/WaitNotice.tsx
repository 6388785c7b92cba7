import type { Wait } from './WaitSaid.tsx';
import { WaitSaid } from './WaitSaid.tsx';

/** Says that the service has asked to wait; nothing where it does not (null). */
export const WaitNotice = ({ wait }: { wait: Wait | null }) => wait && <WaitSaid wait={wait} />;
