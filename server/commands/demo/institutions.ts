/**
 * Where the demonstration's KOLs work. The institutions are invented; cities, address formats and dialling codes
 * are real. Telephone numbers come from ranges that no subscriber has: those that regulators reserve for film and
 * fiction (US, DE, GB, FR, SE, AU), elsewhere numbers whose local part begins with zeros.
 * `#` in a number stands for a digit.
 */
export interface Institution {
  name: string;
  /** Sub-domain of example.org. */
  domain: string;
  phone: string;
  street: string;
  city: string;
  state: string;
  postal_code: string;
  country: string;
}

const institution = (
  name: string,
  domain: string,
  phone: string,
  [street, city, state, postal_code, country]: [string, string, string, string, string],
): Institution => ({ name, domain, phone, street, city, state, postal_code, country });

export const INSTITUTIONS = {
  lakeshore: institution('Lakeshore University Medical Center', 'lakeshore', '+1 312-555-01##', [
    '1250 North Harbor Terrace',
    'Chicago',
    'IL',
    '60611',
    'US',
  ]),
  bayridge: institution('Bayridge Heart & Vascular Institute', 'bayridge', '+1 617-555-01##', [
    '88 Fenwick Street, Suite 400',
    'Boston',
    'MA',
    '02115',
    'US',
  ]),
  cedarhollow: institution('Cedar Hollow Clinic', 'cedarhollow', '+1 507-555-01##', [
    '2100 Prairie Avenue SW',
    'Rochester',
    'MN',
    '55902',
    'US',
  ]),
  westmont: institution('Westmont University School of Medicine', 'westmont', '+1 650-555-01##', [
    '410 Arroyo Drive',
    'Palo Alto',
    'CA',
    '94304',
    'US',
  ]),
  magnolia: institution('Magnolia Regional Medical Center', 'magnolia', '+1 713-555-01##', [
    '6700 Bellflower Street',
    'Houston',
    'TX',
    '77030',
    'US',
  ]),
  hudson: institution('Hudson Valley Presbyterian Hospital', 'hudsonvalley', '+1 212-555-01##', [
    '515 East 71st Street',
    'New York',
    'NY',
    '10021',
    'US',
  ]),
  rheinau: institution('Universitätsklinikum Rheinau', 'uk-rheinau', '+49 221 4710 ###', [
    'Am Klinikpark 12',
    'Köln',
    'Nordrhein-Westfalen',
    '50937',
    'DE',
  ]),
  isarhohe: institution('Herzzentrum Isarhöhe', 'hz-isarhoehe', '+49 89 99998 ###', [
    'Lindenallee 36',
    'München',
    'Bayern',
    '80636',
    'DE',
  ]),
  spreebogen: institution('Klinikum am Spreebogen', 'spreebogen', '+49 30 23125 ###', [
    'Uferstraße 5–9',
    'Berlin',
    'Berlin',
    '13353',
    'DE',
  ]),
  elbtor: institution('Universitätsmedizin Elbtor', 'um-elbtor', '+49 40 66969 ###', [
    'Hafenwinkel 52',
    'Hamburg',
    'Hamburg',
    '20246',
    'DE',
  ]),
  musashino: institution('Musashino Medical University Hospital', 'musashino-med', '+81 3-0000-0###', [
    '2-14-7 Kamiyama-cho, Bunkyo-ku',
    'Tokyo',
    'Tokyo',
    '113-8500',
    'JP',
  ]),
  naniwa: institution('Naniwa Cerebral and Cardiovascular Center', 'naniwa-ccc', '+81 6-0000-0###', [
    '5-3-1 Fujishiro',
    'Suita',
    'Osaka',
    '565-0800',
    'JP',
  ]),
  owari: institution('Owari University Graduate School of Medicine', 'owari-u', '+81 52-000-0###', [
    '65 Tsurumai-dori, Showa-ku',
    'Nagoya',
    'Aichi',
    '466-8500',
    'JP',
  ]),
  jiangbei: institution(
    'First Affiliated Hospital of Jiangbei Medical University',
    'jiangbei-fah',
    '+86 25 0000 0###',
    ['300 Yunjin Road, Jianye District', 'Nanjing', 'Jiangsu', '210029', 'CN'],
  ),
  huaihai: institution('Huaihai East Hospital, Pujiang University', 'huaihai-east', '+86 21 0000 0###', [
    '1609 Fenglin Road, Xuhui District',
    'Shanghai',
    'Shanghai',
    '200032',
    'CN',
  ]),
  yanjing: institution('Yanjing Union Hospital', 'yanjing-union', '+86 10 0000 0###', [
    '9 Dongtangzi Alley, Dongcheng District',
    'Beijing',
    'Beijing',
    '100005',
    'CN',
  ]),
  deccan: institution('Deccan Institute of Cardiovascular Sciences', 'deccan-ics', '+91 80 0000 0###', [
    '154/9 Bannerghatta Main Road',
    'Bengaluru',
    'Karnataka',
    '560076',
    'IN',
  ]),
  yamunanagar: institution('Yamuna National Institute of Medical Sciences', 'ynims', '+91 11 0000 0###', [
    'Ring Road, Sarita Enclave',
    'New Delhi',
    'Delhi',
    '110029',
    'IN',
  ]),
  konkan: institution('Konkan General Hospital & Research Centre', 'konkan-general', '+91 22 0000 0###', [
    '17 Acharya Marg, Parel',
    'Mumbai',
    'Maharashtra',
    '400012',
    'IN',
  ]),
  valdeseine: institution('Hôpital universitaire du Val-de-Seine', 'hu-valdeseine', '+33 1 99 00 ## ##', [
    '47 boulevard des Marronniers',
    'Paris',
    'Île-de-France',
    '75013',
    'FR',
  ]),
  croixrousse: institution('Centre hospitalier universitaire Saint-Irénée', 'chu-saintirenee', '+33 4 65 71 ## ##', [
    '28 avenue du Doyen',
    'Lyon',
    'Auvergne-Rhône-Alpes',
    '69003',
    'FR',
  ]),
  aldhelm: institution("St Aldhelm's Hospital NHS Foundation Trust", 'staldhelms', '+44 20 7946 0###', [
    '22 Lambourne Road',
    'London',
    'England',
    'SE1 7EH',
    'GB',
  ]),
  northgate: institution('Northgate Teaching Hospitals', 'northgate-th', '+44 161 496 0###', [
    'Barlow Moor Lane',
    'Manchester',
    'England',
    'M13 9WL',
    'GB',
  ]),
  // A long name, as hospitals have them: tables and print must cope.
  adige: institution(
    'Azienda Ospedaliero-Universitaria Integrata «Santa Maria dell’Adige» – Dipartimento Cardio-Toraco-Vascolare e Neuroscienze',
    'aoui-adige',
    '+39 045 000 0###',
    ['Piazzale Ponte Vecchio 10', 'Verona', 'VR', '37126', 'IT'],
  ),
  malaren: institution('Mälaren universitetssjukhus', 'malaren', '+46 8 465 004 ##', [
    'Sjukhusvägen 3',
    'Stockholm',
    'Stockholms län',
    '171 76',
    'SE',
  ]),
  yarra: institution('Yarra Bend Hospital', 'yarrabend', '+61 3 7010 0###', [
    '145 Studley Road',
    'Melbourne',
    'VIC',
    '3084',
    'AU',
  ]),
  khalij: institution('Al Khalij Heart and Neuro Hospital', 'alkhalij', '+971 4 000 0###', [
    'Oud Metha Road, Building 27',
    'Dubai',
    'Dubai',
    '',
    'AE',
  ]),
} satisfies Record<string, Institution>;

export type InstitutionKey = keyof typeof INSTITUTIONS;

export type Region = 'americas' | 'europe' | 'asia_pacific' | 'gulf';

/** The region of a country: who works there is no stranger at a meeting that is held there. */
export const REGIONS: Record<string, Region> = {
  US: 'americas',
  DE: 'europe',
  FR: 'europe',
  GB: 'europe',
  IT: 'europe',
  SE: 'europe',
  JP: 'asia_pacific',
  CN: 'asia_pacific',
  IN: 'asia_pacific',
  AU: 'asia_pacific',
  AE: 'gulf',
};
