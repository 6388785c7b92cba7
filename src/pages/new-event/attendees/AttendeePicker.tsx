import Autocomplete from '@mui/material/Autocomplete';
import { useState } from 'react';
import { AutocompleteInput, autocompleteProps, OptionText } from '../../../components/form/AutocompleteField.tsx';
import { FormField } from '../../../components/form/FormField.tsx';
import { useEventMessages } from '../../../i18n/event.ts';
import { useKolDetail } from '../../shared/useKolDetail.ts';
import { MIN_SEARCH_LENGTH, useKolSearch } from '../../shared/useKolSearch.ts';

const FIELD_ID = 'event-attendee-search';

/** Finds a KOL of the organization by name, to invite. Nothing without the desk interface. */
export function AttendeePicker({ onPick }: { onPick: (kolId: string) => void }) {
  const t = useEventMessages();
  const detailOf = useKolDetail();
  const [typed, setTyped] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const { kols, error, isSearching, refetch, hasDeskApi } = useKolSearch(typed);
  if (!hasDeskApi) return null;
  const parts = { id: FIELD_ID, label: t.findKols, help: t.findKolsHelp };
  return (
    <FormField {...parts}>
      <Autocomplete
        {...autocompleteProps}
        id={FIELD_ID}
        options={kols}
        // The service has searched.
        filterOptions={(found) => found}
        value={null}
        inputValue={typed}
        onInputChange={(_change, text, reason) => {
          if (reason === 'input' || reason === 'clear') setTyped(text);
        }}
        onChange={(_change, kol) => {
          if (kol === null) return;
          onPick(kol.id);
          setTyped('');
        }}
        open={isOpen && typed.trim() !== ''}
        onOpen={() => {
          setIsOpen(true);
          if (error !== null) void refetch();
        }}
        onClose={() => setIsOpen(false)}
        // Enter chooses a KOL and never submits the form.
        onKeyDown={(key) => key.key === 'Enter' && key.preventDefault()}
        getOptionKey={({ id }) => id}
        getOptionLabel={({ full_name, id }) => full_name || id}
        clearOnBlur={false}
        forcePopupIcon={false}
        loading={isSearching}
        loadingText={t.findingKols}
        noOptionsText={
          typed.trim().length < MIN_SEARCH_LENGTH ? t.tooShort : error === null ? t.noKolFound : t.kolSearchFailed
        }
        renderOption={({ key, ...option }, kol) => (
          <li key={key} {...option}>
            <OptionText detail={detailOf(kol)}>{kol.full_name || kol.id}</OptionText>
          </li>
        )}
        renderInput={(params) => <AutocompleteInput params={params} isOpen={isOpen} field={parts} />}
      />
    </FormField>
  );
}
