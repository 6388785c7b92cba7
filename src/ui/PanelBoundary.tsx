import { Component, type ReactNode } from 'react';
import { PartFault } from './PartFault.tsx';

interface PanelBoundaryProps {
  children: ReactNode;
  /** For what opens over the page: its fault is told over the page too, and this closes it. */
  onClose?: () => void;
}

interface PanelBoundaryState {
  fault: { error: unknown; at: number } | null;
}

/**
 * Keeps a fault inside one part of the page, whether it threw or its code did not arrive; the others work on. Give it a
 * `key` per content.
 */
export class PanelBoundary extends Component<PanelBoundaryProps, PanelBoundaryState> {
  override state: PanelBoundaryState = { fault: null };

  static getDerivedStateFromError(error: unknown) {
    return { fault: { error, at: Date.now() } };
  }

  override render() {
    const { fault } = this.state;
    if (fault === null) return this.props.children;
    return <PartFault {...fault} onRetry={() => this.setState({ fault: null })} onClose={this.props.onClose} />;
  }
}
