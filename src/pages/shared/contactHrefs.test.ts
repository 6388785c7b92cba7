import { expect, test } from 'vitest';
import { toMailHref, toTelHref } from './contactHrefs.ts';

test.each([
  ['+49 30 1234-567', 'tel:+49301234567'],
  ['(030) 1234 567', 'tel:0301234567'],
  ['+44 (0)20 7946 0958', 'tel:+442079460958'],
  ['+49 30 1234 ext. 5', 'tel:+49301234;ext=5'],
  ['+49 (30) 23125-000;ext=1', 'tel:+493023125000;ext=1'],
  ['617-555-0100 x204', 'tel:6175550100;ext=204'],
  ['617-555-0100 #204', 'tel:6175550100;ext=204'],
  ['Tel. 030/1234567', 'tel:0301234567'],
  ['+49 33203/123', 'tel:+4933203123'],
  ['030 123456 / 0171 9876543', null],
  ['030 1234-0, 030 1234-5', null],
  ['030 1234-0, Fax -99', null],
  ['on request', null],
  ['+', null],
])('%s becomes %s', (phone, address) => {
  expect(toTelHref(phone)).toBe(address);
});

test('the address of an email link adds no subject and no other recipient', () => {
  expect(toMailHref('ada.keller@example.org')).toBe('mailto:ada.keller@example.org');
  expect(toMailHref('ada@example.org?cc=eve@example.org')).toBe('mailto:ada@example.org%3Fcc%3Deve%40example.org');
});
