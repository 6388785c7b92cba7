import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { ErrorAlert } from '../../components/feedback/ErrorAlert.tsx';
import { focusParentOnUnmount } from '../../components/feedback/focusParentOnUnmount.ts';
import { LoadProgress } from '../../components/feedback/LoadProgress.tsx';
import { SearchField } from '../../components/form/SearchField.tsx';
import { SelectField } from '../../components/form/SelectField.tsx';
import { useFormat } from '../../i18n/format.ts';
import { useProductMessages } from '../../i18n/product.ts';
import { useTableMessages } from '../../i18n/table.ts';
import { useProductLines } from '../../queries/products.ts';

/** The option that switches to a text field for an id. */
const TYPE_ID = '…';

interface ProductLineFilterProps {
  value: string | undefined;
  onChange: (productLineId: string | undefined, options?: { replace: boolean }) => void;
}

/** The filter by product line: a known line, all lines on request, or a typed id. */
export function ProductLineFilter({ value, onChange }: ProductLineFilterProps) {
  const t = useProductMessages();
  const { any } = useTableMessages();
  const { compare } = useFormat();
  const { lines, isComplete, rest } = useProductLines();
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
    .map(([id, name]) => ({ value: id, label: name ?? id }))
    .sort((one, other) => compare(one.label, other.label));
  const isKnown = value === undefined || lines.has(value);
  return (
    <div tabIndex={-1}>
      <SelectField
        id="product-line"
        label={t.product_line_filter}
        value={value ?? ''}
        options={[
          { value: '', label: any },
          ...known,
          ...(isKnown ? [] : [{ value, label: value }]),
          { value: TYPE_ID, label: t.typeLineId },
        ]}
        onChange={({ target }) => (target.value === TYPE_ID ? setIsTyping(true) : onChange(target.value || undefined))}
      />
      {rest.isOn && !isComplete ? (
        <LoadProductLines rest={rest} />
      ) : (
        !isComplete && (
          <Button ref={focusParentOnUnmount} size="small" onClick={rest.open}>
            {t.loadLines}
          </Button>
        )
      )}
    </div>
  );
}

/** The progress of loading all products for their product lines. */
function LoadProductLines({ rest }: Pick<ReturnType<typeof useProductLines>, 'rest'>) {
  const { list, error, isFetching, refetch, close } = rest;
  return (
    <Box ref={focusParentOnUnmount} sx={{ marginTop: 1 }}>
      {error !== null ? (
        <ErrorAlert error={error} onRetry={refetch} isRetrying={isFetching} />
      ) : (
        <LoadProgress loaded={list?.records.length ?? 0} total={list?.total} wait={list?.wait} onCancel={close} />
      )}
    </Box>
  );
}
