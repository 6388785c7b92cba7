import { KolLookupForm, type KolLookupFormProps } from './KolLookupForm.tsx';
import { RecentKols } from './RecentKols.tsx';

/** The lookup field with the recent KOLs below. */
export const KolLookup = (props: Omit<KolLookupFormProps, 'children'>) => (
  <KolLookupForm {...props}>
    <RecentKols />
  </KolLookupForm>
);
