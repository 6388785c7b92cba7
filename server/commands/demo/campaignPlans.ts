import type { ProductLineKey } from './products.ts';

/** Newsletters: how often they come, and what the issues are about (one after another, then again). */
export const NEWSLETTERS: {
  name: string;
  lines: ProductLineKey[];
  everyMonths: number;
  issues: number;
  topics: string[];
}[] = [
  {
    name: 'Cardiovascular Science Update',
    lines: ['coronary', 'structural', 'rhythm'],
    everyMonths: 1,
    issues: 37,
    topics: [
      'how short can DAPT be?',
      'calcium and what to do about it',
      'left main at five years',
      'moderate aortic stenosis',
      'pulsed field ablation, one year on',
      'women in stent trials',
      'conduction after TAVI',
      'tricuspid repair',
      'left bundle branch pacing',
      'drug-coated balloons',
      'valves under 70',
      'leadless pacing',
      'imaging-guided PCI',
      'appendage closure and antithrombotics',
      'CTO techniques compared',
    ],
  },
  {
    name: 'Glucose & Technology Digest',
    lines: ['diabetes'],
    everyMonths: 2,
    issues: 18,
    topics: [
      'time in range as an endpoint',
      'closed loop in pregnancy',
      'sensors in type 2 diabetes',
      'inpatient monitoring',
      'hypoglycaemia at night',
      'exercise and automation',
      'access and equity',
      'skin and adhesives',
      'connected pens',
    ],
  },
  {
    name: 'Neuro Quarterly',
    lines: ['neuro'],
    everyMonths: 3,
    issues: 12,
    topics: [
      'adaptive stimulation',
      'medium-vessel occlusion',
      'closed-loop SCS',
      'large-core thrombectomy',
      'asleep DBS',
      'flow diversion',
    ],
  },
  {
    name: 'Joint & Spine Evidence Review',
    lines: ['ortho'],
    everyMonths: 3,
    issues: 12,
    topics: [
      'functional alignment',
      'cementless knees',
      'dual mobility',
      'printed cages',
      'outpatient hips',
      'disc replacement',
    ],
  },
  {
    name: 'Robotics & Imaging Bulletin',
    lines: ['robotics'],
    everyMonths: 4,
    issues: 9,
    topics: ['perfusion imaging', 'single-port surgery', 'skill metrics', 'stroke triage', 'cost per case'],
  },
];

/** What was told about products, by the product's name. */
export const PRODUCT_UPDATES: [product: string, headline: string][] = [
  ['Corvela DES', 'five-year follow-up of the pivotal trial'],
  ['Corvela DES', 'one-month DAPT labelling extended'],
  ['Corvela DES', 'new 48 mm lengths'],
  ['Corvela Slender', 'first 500 registry patients'],
  ['Tessaro DCB', 'small-vessel trial published'],
  ['Tessaro DCB', 'revised instructions for use'],
  ['Lithora IVL Catheter', 'results in women and men compared'],
  ['Lithora IVL Catheter', 'pooled results in eccentric calcium'],
  ['OptiLumen OCT System', 'software 4.2 with automatic calcium score'],
  ['OptiLumen OCT System', 'training modules for fellows'],
  ['FlowSense Pressure Wire', 'resting index validation'],
  ['Ponteo Guide Extension', '7 F version available'],
  ['Corvela BVS', 'year-five follow-up reminder'],
  ['Aurivalve TAVI', 'three-year data in low-risk patients'],
  ['Aurivalve TAVI', '34 mm size approved'],
  ['Aurivalve TAVI', 'cusp-overlap technique guide'],
  ['Aurivalve Evo', 'first European implants'],
  ['MitraJoin Clip', 'two-year outcomes by ventricular size'],
  ['MitraJoin Clip', 'wider arms for degenerative disease'],
  ['TriSeal', 'quality-of-life results'],
  ['Portunus LAA Occluder', 'antithrombotic regimens after implantation'],
  ['Portunus LAA Occluder', 'notice on sheath flushing'],
  ['Septora PFO Closure', 'patients over 60: cohort results'],
  ['PeriBond Surgical Aortic Valve', 'five-year durability analysis'],
  ['Aegis Embolic Protection', 'updated reimbursement dossier'],
  ['PulseVein PFA System', 'persistent AF arm fully enrolled'],
  ['PulseVein PFA System', 'software 2.1 shortens the workflow'],
  ['Latticea HD Mapping Catheter', 'ventricular substrate atlas'],
  ['Solus Leadless Pacemaker', 'retrieval after three years: case series'],
  ['Solus Leadless Pacemaker', 'extended battery longevity'],
  ['Custos EV-ICD', 'inappropriate-shock rate at two years'],
  ['HeartSentry ICM', 'fewer false alerts with algorithm 3'],
  ['HeartSentry ICM', 'cryptogenic stroke cohort'],
  ['Armora Antibacterial Envelope', 'cost-effectiveness in device revisions'],
  ['GlucoLine G4 Sensor', 'accuracy in the first 24 hours'],
  ['GlucoLine G4 Sensor', 'pump compatibility list'],
  ['GlucoLine G3 Sensor', 'transition plan to G4'],
  ['Innara Patch Pump', 'occlusion alarm update'],
  ['Innara Loop Algorithm', 'labelling from two years of age'],
  ['Innara Loop Algorithm', 'type 2 diabetes study design'],
  ['DoseMate Smart Pen', 'real-world missed-bolus data'],
  ['NeuraSense DBS Generator', 'remote programming in 12 more countries'],
  ['NeuraSense DBS Generator', '3 T full-body MRI labelling'],
  ['NeuraSense Adaptive', 'results of the crossover trial'],
  ['Directis DBS Lead', 'orientation marker reading guide'],
  ['Spinara ECAP SCS', '24-month results in diabetic neuropathy'],
  ['Spinara ECAP SCS', 'whole-body MRI labelling'],
  ['VagaTone VNS', 'guided titration in children'],
  ['Retriva Aspiration Catheter', 'first-pass effect by clot type'],
  ['Retriva Stent Retriever', 'medium-vessel experience'],
  ['Deviare Flow Diverter', 'single antiplatelet cohort'],
  ['Kinetra Cementless Knee', 'registry survival at three years'],
  ['Kinetra Partial Knee', 'bearing wear at three years'],
  ['Acetia Dual-Mobility Cup', 'revision augments available'],
  ['Vertica 3D Interbody', 'fusion rates at two years'],
  ['Cervexa Disc', 'five-year data of the two-level trial'],
  ['Osteflo Bone Cement G', 'end of supply and alternatives'],
  ['Maestra Surgical Robot', 'haptic needle driver evaluation'],
  ['Maestra Surgical Robot', 'tele-mentoring validation study'],
  ['Maestra Ortho', 'functional alignment planning'],
  ['LumiGuide Fluorescence Imaging', 'quantified perfusion thresholds'],
  ['StrokeLens AI Triage', 'spoke-hospital accuracy'],
  ['PowerLock Stapler 60', 'bariatric staple-line leak analysis'],
];

/** Everything else that medical affairs sends. */
export const CUSTOM_CAMPAIGNS: {
  name: string;
  description: string;
  lines: ProductLineKey[];
  /** Where the list is hand-picked. */
  recipients?: number;
  /** Where the figures are no matter of chance: what can go wrong with a short list. */
  delivered?: number;
  /** Where it runs (or was halted) in these weeks instead of some time within three years. */
  state?: 'active' | 'paused';
}[] = [
  {
    name: 'Unmet needs survey: high bleeding risk PCI',
    description: 'Ten questions on antithrombotic practice. Answers are anonymous; no honorarium.',
    lines: ['coronary'],
  },
  {
    name: 'Call for investigator-initiated study proposals',
    description: 'Areas of interest, deadlines and review criteria for the coming cycle.',
    lines: ['coronary', 'structural', 'rhythm'],
  },
  {
    name: 'Advisory board follow-up: minutes and consent forms',
    description: 'Minutes for correction by the participants, with the consent to quote.',
    lines: ['structural'],
    recipients: 9,
  },
  {
    name: 'Steering committee: data lock timeline',
    description: 'Dates of database lock, unblinding and first analysis.',
    lines: ['neuro'],
    recipients: 4,
    delivered: 3,
  },
  {
    name: 'Publication alert: closed loop in pregnancy',
    description: 'Link to the open-access article and the plain-language summary.',
    lines: ['diabetes'],
  },
  {
    name: 'Medical information: MRI conditions of implanted devices',
    description: 'Answers to the questions asked most often, with links to the current manuals.',
    lines: ['rhythm', 'neuro'],
  },
  {
    name: 'Annual contact data and privacy notice',
    description: 'Asks recipients to check their data and their consent to be contacted.',
    lines: ['coronary', 'structural', 'rhythm', 'diabetes', 'neuro', 'ortho', 'robotics'],
  },
  {
    name: 'Fellowship grants: application window',
    description: 'Independent grants for fellows, decided by an external committee.',
    lines: ['structural', 'rhythm'],
  },
  {
    name: 'Registry newsletter to CTO investigators',
    description: 'Enrolment by site, query rates and the next monitoring visits.',
    lines: ['coronary'],
    recipients: 26,
    delivered: 0,
  },
  {
    name: 'Delphi panel on tricuspid patient selection',
    description: 'Statements for rating; 25 minutes.',
    lines: ['structural'],
    recipients: 18,
  },
  {
    name: 'Consensus paper on tricuspid imaging: request for comments',
    description: 'Draft for the imaging panel; comments are published with the paper.',
    lines: ['structural'],
    recipients: 17,
    delivered: 17,
  },
  {
    name: 'Questionnaire: sensor use on general wards',
    description: 'Staffing, alarms and documentation; for clinicians with inpatient duty.',
    lines: ['diabetes'],
  },
  {
    name: 'Congress abstracts at a glance',
    description: 'Abstracts that concern our therapy areas, without commentary.',
    lines: ['neuro'],
  },
  {
    name: 'Proctor network: availability next half-year',
    description: 'Asks proctors for dates; travel rules and fair-market-value rates attached.',
    lines: ['robotics'],
    recipients: 12,
  },
  {
    name: 'Safety communication: battery telemetry update',
    description: 'Field safety notice for implanting and following physicians, agreed with the competent authority.',
    lines: ['rhythm'],
  },
  {
    name: 'Expert interviews on robotic knee alignment',
    description: 'Invitation to a 30-minute interview under a consulting agreement.',
    lines: ['ortho'],
    recipients: 8,
  },
  {
    name: 'Clinical evidence needs under the MDR',
    description: 'Survey on post-market follow-up burden in hospitals.',
    lines: ['structural', 'ortho'],
  },
  {
    name: 'Case library: request for anonymized OCT runs',
    description: 'Terms of use and the upload link for teaching cases.',
    lines: ['coronary'],
  },
  {
    name: 'Patient advisory exchange: living with DBS',
    description: 'Recording and summary of the meeting with patient organizations.',
    lines: ['neuro'],
  },
  {
    name: 'Speaker training and disclosure refresher',
    description: 'Mandatory before speaking at supported meetings.',
    lines: ['coronary', 'diabetes'],
    recipients: 31,
  },
  {
    name: 'Steering committee: draft manuscript for review',
    description: 'Authors only; comments within three weeks, ICMJE forms attached.',
    lines: ['diabetes'],
    recipients: 6,
  },
  {
    name: 'Thrombectomy network benchmarking report',
    description: 'Each site receives its own workflow times beside the network median.',
    lines: ['neuro'],
    recipients: 44,
  },
  {
    name: 'Reading list: conduction system pacing',
    description: 'Twelve papers chosen by the medical information team.',
    lines: ['rhythm'],
  },
  {
    name: 'Site feasibility: single-port urology study',
    description: 'Feasibility questionnaire for centres with 150 or more cases a year.',
    lines: ['robotics'],
    recipients: 22,
  },
  {
    name: 'Season’s greetings from medical affairs',
    description: 'A card without attachments, and the team’s availability over the holidays.',
    lines: ['coronary', 'structural', 'rhythm', 'diabetes', 'neuro', 'ortho', 'robotics'],
  },
  {
    name: 'Webinar recording: pulsed field ablation',
    description: 'Recording, slides and answers to the questions that were left open.',
    lines: ['rhythm'],
  },
  {
    name: 'Medical information contact in your country',
    description: 'Who answers unsolicited questions, and within what time.',
    lines: ['diabetes', 'ortho'],
  },
  {
    name: 'Surgical skill metrics: data-sharing agreement',
    description: 'Agreement and technical guide for sites of the metrics study.',
    lines: ['robotics'],
    recipients: 4,
    delivered: 0,
  },
  {
    name: 'Translated patient leaflets available',
    description: 'Leaflets in eleven languages, reviewed by patient organizations.',
    lines: ['structural', 'rhythm'],
  },
  {
    name: 'Feedback on the last advisory board',
    description: 'Five questions on preparation, chairing and outcome.',
    lines: ['coronary'],
    recipients: 7,
  },
  {
    name: 'Welcome series for newly registered physicians',
    description:
      'Three messages over two weeks: who we are, what medical affairs may and may not do, how to ask a question.',
    lines: ['coronary', 'structural', 'rhythm'],
    state: 'active',
  },
  {
    name: 'Consent renewal: recent congress contacts',
    description:
      'Asks contacts from recent congresses whether they wish to be written to; runs until each has answered or four weeks have passed.',
    lines: ['neuro'],
    state: 'active',
  },
  {
    name: 'Rolling invitation: sensor accuracy e-learning',
    description: 'Accredited module of 40 minutes; goes out in weekly batches.',
    lines: ['diabetes'],
    state: 'active',
  },
  {
    name: 'Survey on robotic training capacity',
    description: 'Halted until the wording of two questions has been reviewed by compliance.',
    lines: ['robotics', 'ortho'],
    state: 'paused',
  },
  {
    name: 'Case challenge: calcified bifurcation',
    description: 'Monthly teaching case. Paused: the patient’s consent for the second film is being confirmed.',
    lines: ['coronary'],
    state: 'paused',
  },
];
