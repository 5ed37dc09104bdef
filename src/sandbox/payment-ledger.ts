/** The ledger of the sandbox payment provider, on disk so that either side can restart mid-payment. */
import { randomInt, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

export type Refund = { requestId: string; token: string; amount: string; status: 'queued' | 'success' | 'failure' };

export type Payment = {
  /** The form as the shop posted it. */
  request: Record<string, string>;
  mihpayid: string;
  status: string;
  unmappedstatus: string;
  /** The charged amount; differs from the requested one only in the scenario `wrong-amount`. */
  amount: string;
  additionalCharges: string;
  mode: string;
  bankRef: string;
  error: string;
  errorMessage: string;
  addedOn: string;
  refunds: Refund[];
  /** When a failure becomes a late success (in milliseconds), and whether a webhook is sent. */
  succeedsAt?: { at: number; withWebhook: boolean } | undefined;
};

/** A pending webhook. */
export type Delivery = { id: string; fields: Record<string, string>; dueAt: number; attempt: number };

/** The fault mode of the command API. */
export const COMMAND_MODES = [
  'ok',
  'delay',
  '500',
  'html',
  'reset',
  '429',
  'not-found',
  'wrong-amount',
  'nulls',
  'endless',
  'no-refund-answer',
  'refund-refused',
  'refund-stays',
  'refund-fails',
] as const;
export type CommandMode = (typeof COMMAND_MODES)[number];

type State = { payments: Record<string, Payment>; commands: CommandMode; commandsLeft: number | null; deliveries: Delivery[] };

export type Ledger = {
  find: (txnid: string) => Payment | undefined;
  findByReference: (mihpayid: string) => Payment | undefined;
  /** Starts a payment; if the transaction exists, its payment starts again with the same id and refunds. */
  open: (request: Record<string, string>) => Payment;
  change: (txnid: string, change: Partial<Payment>) => Payment;
  /** The fault mode of the next command; modes with a count expire. */
  nextCommand: () => CommandMode;
  setCommands: (mode: CommandMode, times: number | null) => void;
  /** Pending webhooks. */
  deliveries: () => readonly Delivery[];
  plan: (delivery: Omit<Delivery, 'id'>) => void;
  /** Changes the next attempt of a webhook; null removes it. */
  replan: (id: string, next: { dueAt: number; attempt: number } | null) => void;
  all: () => Payment[];
};

const digits = (count: number) => Array.from({ length: count }, () => randomInt(10)).join('');

/** Indian local time without an offset, as the provider writes it. */
const indiaTime = () => new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');

export function openLedger(folder: string): Ledger {
  const file = path.join(folder, 'payments.json');
  fs.mkdirSync(folder, { recursive: true });
  const state: State = { payments: {}, commands: 'ok', commandsLeft: null, deliveries: [] };
  if (fs.existsSync(file)) Object.assign(state, JSON.parse(fs.readFileSync(file, 'utf8')));
  const save = () => {
    fs.writeFileSync(`${file}.part`, JSON.stringify(state));
    fs.renameSync(`${file}.part`, file);
  };
  const find = (txnid: string) => (Object.hasOwn(state.payments, txnid) ? state.payments[txnid] : undefined);
  return {
    find,
    findByReference: (mihpayid) => Object.values(state.payments).find((payment) => payment.mihpayid === mihpayid),
    open: (request) => {
      const existing = find(request['txnid'] ?? '');
      const payment: Payment = {
        mihpayid: existing?.mihpayid ?? `4039937${digits(11)}`,
        status: 'failure',
        unmappedstatus: 'bounced',
        additionalCharges: '0.00',
        mode: '',
        bankRef: '',
        error: '',
        errorMessage: '',
        addedOn: indiaTime(),
        refunds: existing?.refunds ?? [],
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
    nextCommand: () => {
      if (state.commandsLeft === null) return state.commands;
      const mode = state.commandsLeft > 0 ? state.commands : 'ok';
      state.commandsLeft = Math.max(0, state.commandsLeft - 1);
      save();
      return mode;
    },
    setCommands: (mode, times) => {
      state.commands = mode;
      state.commandsLeft = times;
      save();
    },
    deliveries: () => state.deliveries,
    plan: (delivery) => {
      state.deliveries.push({ id: randomUUID(), ...delivery });
      save();
    },
    replan: (id, next) => {
      state.deliveries = state.deliveries.flatMap((delivery) => {
        if (delivery.id !== id) return [delivery];
        return next ? [{ ...delivery, ...next }] : [];
      });
      save();
    },
    all: () => Object.values(state.payments),
  };
}
