import Button from '@mui/material/Button';
import { useState } from 'react';
import { focusParentOnUnmount } from '../../components/feedback/focus.ts';
import { FilterSelect } from '../../components/form/FilterBar.tsx';
import { SearchField } from '../../components/form/SearchField.tsx';
import { useFormat } from '../../i18n/format.ts';
import { useProductMessages } from '../../i18n/product.ts';

/** The option that switches to a text field for an id. */
const TYPE_ID = '…';

interface ProductLineFilterProps {
  /** The names of the known product lines by id; null if the name is not known. */
  lines: ReadonlyMap<string, string | null>;
  value: string | undefined;
  onChange: (productLineId: string | undefined, options?: { replace: boolean }) => void;
}

/** The filter by product line: a known line or a typed id. */
export function ProductLineFilter({ lines, value, onChange }: ProductLineFilterProps) {
  const t = useProductMessages();
  const { compare } = useFormat();
  const [isTyping, setIsTyping] = useState(false);
  if (isTyping)
    return (
      <div tabIndex={-1}>
        <SearchField
          id="product-line-id"
          label={t.product_line_id}
          placeholder={t.productLinePlaceholder}
          autoFocus
          value={value ?? ''}
          onSearch={(line) => onChange(line || undefined, { replace: true })}
        />
        <Button ref={focusParentOnUnmount} size="small" onClick={() => setIsTyping(false)}>
          {t.chooseLine}
        </Button>
      </div>
    );
  const known = [...lines]
    .map(([id, name]) => ({ value: id, label: name || id }))
    .sort((one, other) => compare(one.label, other.label));
  const isKnown = value === undefined || lines.has(value);
  return (
    <div tabIndex={-1}>
      <FilterSelect
        id="product-line"
        label={t.product_line_filter}
        value={value ?? ''}
        options={[...known, ...(isKnown ? [] : [{ value, label: value }]), { value: TYPE_ID, label: t.typeLineId }]}
        onChange={({ target }) => (target.value === TYPE_ID ? setIsTyping(true) : onChange(target.value || undefined))}
      />
    </div>
  );
}
