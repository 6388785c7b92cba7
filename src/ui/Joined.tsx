import { Fragment } from 'react';

/** Texts beside each other with a point between; each keeps the direction of its own script. */
export const Joined = ({ texts }: { texts: readonly string[] }) =>
  texts.map((text, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the texts have no identity; equal ones may stand beside each other
    <Fragment key={index}>
      {index > 0 && ' · '}
      <bdi>{text}</bdi>
    </Fragment>
  ));
