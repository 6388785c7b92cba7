import Box from '@mui/material/Box';
import { Component, type ReactNode } from 'react';
import { useCommonWords } from '../words/common.ts';
import { FaultCard } from './FaultCard.tsx';
import { isCodeMissing, useFreshStart } from './freshStart.ts';

interface PanelBoundaryProps {
  children: ReactNode;
}

interface PanelBoundaryState {
  fault: { error: unknown; at: number } | null;
}

/** Keeps a fault of the dashboard inside one part of the page; the others work on. Give it a `key` per content. */
export class PanelBoundary extends Component<PanelBoundaryProps, PanelBoundaryState> {
  override state: PanelBoundaryState = { fault: null };

  static getDerivedStateFromError(error: unknown) {
    return { fault: { error, at: Date.now() } };
  }

  override render() {
    const { fault } = this.state;
    if (fault === null) return this.props.children;
    return isCodeMissing(fault.error) ? (
      <PanelMissing {...fault} />
    ) : (
      <PanelBroken {...fault} onRetry={() => this.setState({ fault: null })} />
    );
  }
}

interface PartFaultProps {
  error: unknown;
  at: number;
}

const PanelBroken = ({ onRetry, ...fault }: PartFaultProps & { onRetry: () => void }) => (
  <PartFault words={useCommonWords().panelBroken} {...fault} onRetry={onRetry} />
);

/** The code of this part did not arrive, and the browser remembers that: only a new start can help. */
function PanelMissing(fault: PartFaultProps) {
  const { state, tryAgain } = useFreshStart();
  const words = useCommonWords().panelMissing;
  if (state === 'starting') return null;
  return <PartFault words={words} {...fault} onRetry={tryAgain} isTrying={state === 'asked'} />;
}

interface PartFaultWords extends PartFaultProps {
  words: { title: string; means: string; help: string };
  onRetry: () => void;
  isTrying?: boolean;
}

function PartFault({ words: { title, means, help }, error, at, onRetry, isTrying }: PartFaultWords) {
  const marks = [error instanceof Error ? error.message : String(error)];
  return (
    <FaultCard title={title} detail={{ marks, at }} onRetry={onRetry} isRetrying={isTrying}>
      <Box>{means}</Box>
      <Box>{help}</Box>
    </FaultCard>
  );
}
