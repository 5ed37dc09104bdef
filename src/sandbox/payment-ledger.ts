/** What the stand-in for the payment provider remembers, on disk, so that either side may be restarted mid-payment. */
import { randomInt } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

export type Refund = { requestId: string; token: string; amount: string; status: 'queued' | 'success' | 'failure' };

export type Payment = {
  /** The form as the shop posted it. */
  request: Record<string, string>;
  mihpayid: string;
  status: string;
  unmappedstatus: string;
  /** What was charged; differs from the request only in the scenario that cheats. */
  amount: string;
  additionalCharges: string;
  mode: string;
  bankRef: string;
  error: string;
  errorMessage: string;
  addedOn: string;
  refunds: Refund[];
};

/** How the command interface misbehaves. */
export const COMMAND_MODES = [
  'ok',
  'delay',
  '500',
  'html',
  'reset',
  '429',
  'not-found',
  'wrong-amount',
  'no-refund-answer',
] as const;
export type CommandMode = (typeof COMMAND_MODES)[number];

type State = { payments: Record<string, Payment>; commands: CommandMode };

export type Ledger = {
  find: (txnid: string) => Payment | undefined;
  findByReference: (mihpayid: string) => Payment | undefined;
  /** Starts a payment, or finds the one that is open already. */
  open: (request: Record<string, string>) => Payment;
  change: (txnid: string, change: Partial<Payment>) => Payment;
  commands: () => CommandMode;
  setCommands: (mode: CommandMode) => void;
  all: () => Payment[];
};

const digits = (count: number) => Array.from({ length: count }, () => randomInt(10)).join('');

/** India's time without a zone, as the provider writes it. */
const indiaTime = () => new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');

export function openLedger(folder: string): Ledger {
  const file = path.join(folder, 'payments.json');
  fs.mkdirSync(folder, { recursive: true });
  const state: State = fs.existsSync(file)
    ? (JSON.parse(fs.readFileSync(file, 'utf8')) as State)
    : { payments: {}, commands: 'ok' };
  const save = () => {
    fs.writeFileSync(`${file}.part`, JSON.stringify(state));
    fs.renameSync(`${file}.part`, file);
  };
  const find = (txnid: string) => (Object.hasOwn(state.payments, txnid) ? state.payments[txnid] : undefined);
  return {
    find,
    findByReference: (mihpayid) => Object.values(state.payments).find((payment) => payment.mihpayid === mihpayid),
    open: (request) => {
      const known = find(request['txnid'] ?? '');
      const payment: Payment = {
        mihpayid: known?.mihpayid ?? `4039937${digits(11)}`,
        status: 'failure',
        unmappedstatus: 'bounced',
        additionalCharges: '0.00',
        mode: '',
        bankRef: '',
        error: '',
        errorMessage: '',
        addedOn: indiaTime(),
        refunds: known?.refunds ?? [],
        request,
        amount: request['amount'] ?? '',
      };
      state.payments[request['txnid'] ?? ''] = payment;
      save();
      return payment;
    },
    change: (txnid, change) => {
      const payment = find(txnid);
      if (!payment) throw new Error(`no payment ${txnid}`);
      Object.assign(payment, change);
      save();
      return payment;
    },
    commands: () => state.commands,
    setCommands: (mode) => {
      state.commands = mode;
      save();
    },
    all: () => Object.values(state.payments),
  };
}
