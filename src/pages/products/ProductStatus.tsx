import type { Product } from '../../contract/product.ts';
import { isUnreadable, type Read } from '../../contract/tolerant.ts';
import { Tag, type Tone } from '../../ui/Tag.tsx';
import { optional, Value } from '../../ui/Value.tsx';
import { labelOf } from '../../words/labelOf.ts';
import { useProductWords } from '../../words/product.ts';

const TONES: Record<string, Tone> = { active: 'positive', in_development: 'info', discontinued: 'neutral' };

/** The state of a product (interface §3). */
export function ProductStatus({ product }: { product: Read<Product> }) {
  const t = useProductWords();
  return (
    <Value isUnreadable={isUnreadable(product, 'status')}>
      {optional(product.status, (status) => (
        <Tag tone={TONES[status]}>{labelOf(t.statuses, status)}</Tag>
      ))}
    </Value>
  );
}
