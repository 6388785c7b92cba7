import { type ComponentType, lazy, type ReactElement } from 'react';
import { loadOnce } from './arrival.ts';

/** A component whose code is loaded when it is first drawn, within a `Suspense` and a `PanelBoundary`. */
export interface LazyPart<Props> {
  (props: Props): ReactElement;
  /** Loads the code ahead. It rejects where the code does not come; drawing the part then asks for it again. */
  load: () => Promise<ComponentType<Props>>;
}

const missing = new Set<() => void>();

/**
 * React's `lazy`, for code that may not arrive: what did not come is asked for again once `forgetMissing` was called.
 * @param load loads the component
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  const loadIt = loadOnce(load);
  const create = () =>
    lazy(async () => {
      try {
        return { default: await loadIt() };
      } catch (error) {
        missing.add(renew);
        throw error;
      }
    });
  let Loaded = create();
  const renew = () => {
    Loaded = create();
  };
  return Object.assign((props: Props) => <Loaded {...props} />, { load: loadIt });
}

/** Has every part that did not arrive be asked for again when it is next drawn. */
export function forgetMissing() {
  for (const renew of missing) renew();
  missing.clear();
}

/**
 * The code of a screen, for its route's `lazy`. A router remembers what does not come for good, and says nothing about
 * it: so one that fails is handed over as a part, which is asked for again wherever it is drawn.
 * @param load loads the screen's component
 */
export function lazyScreen(load: () => Promise<ComponentType>): () => Promise<ComponentType> {
  const Screen = lazyPart(load);
  return () => Screen.load().catch(() => Screen);
}
