import type { Wait } from './WaitSaid.tsx';
import { WaitSaid } from './WaitSaid.tsx';

/** Shows that the service asks to wait; nothing without a wait (null). */
export const WaitNotice = ({ wait }: { wait: Wait | null }) => wait && <WaitSaid wait={wait} />;
