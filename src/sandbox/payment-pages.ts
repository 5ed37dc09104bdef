/** The sandbox's payment pages: methods and scenarios, the one-time password, the return. */
import { html, raw } from 'hono/html';
import type { PaymentChoice } from './make-payment.ts';
import { sandboxPage } from './page.ts';
import type { Payment } from './payment-ledger.ts';
import { SCENARIOS, WEBHOOK_ORDERS } from './payment-scenarios.ts';

const STYLE = `
.order{display:grid;grid-template-columns:1fr auto;gap:4px 16px;align-items:baseline;padding-bottom:16px;border-bottom:1px solid var(--line);margin-bottom:8px;overflow-wrap:anywhere}
.order .amount{grid-row:span 2}
fieldset{border:0;padding:0;margin:16px 0 0;display:grid;gap:12px;min-width:0}legend{padding:0;font-weight:650;margin-bottom:8px}
.methods{display:grid;grid-template-columns:repeat(3,1fr);gap:8px}
.methods>input{position:absolute;opacity:0;width:1px;min-height:0}
.methods>label{display:grid;place-items:center;min-height:44px;border:1px solid var(--line);border-radius:8px;cursor:pointer;text-align:center}
.methods>input:checked+label{border-color:var(--blue);box-shadow:inset 0 0 0 1px var(--blue);color:var(--blue)}
.methods>input:focus-visible+label{outline:3px solid var(--blue);outline-offset:2px}
.panel{display:none;grid-column:1/-1;gap:12px;padding-top:8px}
#m-CC:checked~.p-CC,#m-NB:checked~.p-NB,#m-UPI:checked~.p-UPI{display:grid}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:12px}
.choices{display:grid;gap:0;border:1px solid var(--line);border-radius:12px;overflow:hidden}
.choices label{display:grid;grid-template-columns:auto 1fr;gap:2px 12px;padding:10px 14px;font-weight:400;cursor:pointer}
.choices label+label{border-top:1px solid var(--line)}.choices input{width:20px;min-height:20px;grid-row:span 2;margin:2px 0}
.choices span{color:var(--soft);font-size:14px}.wide{width:100%;margin-top:16px}
`;

const order = (payment: Payment) =>
  html`<div class="order">
    <b>${payment.request['productinfo']}</b>
    <span class="amount">₹${payment.request['amount']}</span>
    <span class="muted">${payment.request['firstname']} ${payment.request['lastname'] ?? ''} · ${payment.request['txnid']}</span>
  </div>`;

const methods = html`<fieldset>
  <legend>How to pay</legend>
  <div class="methods">
    <input type="radio" name="method" value="CC" id="m-CC" checked /><label for="m-CC">Card</label>
    <input type="radio" name="method" value="NB" id="m-NB" /><label for="m-NB">Net banking</label>
    <input type="radio" name="method" value="UPI" id="m-UPI" /><label for="m-UPI">UPI</label>
    <div class="panel p-CC">
      <label
        >Card
        <select name="card">
          <option value="5123456789012346">Mastercard 5123 4567 8901 2346</option>
          <option value="4012001037141112">Visa 4012 0010 3714 1112</option>
          <option value="6082015309577308">RuPay 6082 0153 0957 7308</option>
          <option value="370295061673669">American Express 3702 9506 1673 669</option>
          <option value="5118700000000003">Debit Mastercard 5118 7000 0000 0003</option>
          <option value="4594538050639999">Debit Visa 4594 5380 5063 9999</option>
        </select></label
      >
      <div class="pair">
        <label>Expiry <input name="expiry" value="05/30" inputmode="numeric" /></label>
        <label>CVV <input name="cvv" value="123" inputmode="numeric" /></label>
      </div>
      <p class="muted">The bank then asks for a one-time password: 123456.</p>
    </div>
    <div class="panel p-NB">
      <label
        >Bank
        <select name="bank">
          <option>Test Bank</option>
        </select></label
      >
      <p class="muted">Signs in as payu / payu.</p>
    </div>
    <div class="panel p-UPI">
      <label>UPI ID <input name="vpa" value="anything@payu" /></label>
    </div>
  </div>
</fieldset>`;

/** The hosted payment page, with a choice of method and scenario. */
export function methodPage(payment: Payment) {
  const action = `/_payment/${payment.request['txnid']}/pay`;
  const scenarios = Object.entries(SCENARIOS);
  return sandboxPage(
    'Pay',
    html`<style>
        ${raw(STYLE)}
      </style>
      <h1>Pay</h1>
      ${order(payment)}
      <form method="post" action="${action}">
        ${methods}
        <fieldset>
          <legend>Outcome</legend>
          <div class="choices">
            ${scenarios.map(
              ([name, { label, about }], index) =>
                html`<label
                  ><input type="radio" name="scenario" value="${name}" ${index === 0 ? 'checked' : ''} /><b>${label}</b
                  ><span>${about}</span></label
                >`,
            )}
          </div>
          <label
            >When the webhook is sent
            <select name="webhook">
              ${Object.entries(WEBHOOK_ORDERS).map(([name, label]) => html`<option value="${name}">${label}</option>`)}
            </select></label
          >
        </fieldset>
        <button class="solid wide" id="pay">Pay ₹${payment.request['amount']}</button>
      </form>
      <form method="post" action="${action}">
        <input type="hidden" name="scenario" value="cancel" />
        <button class="bare" id="cancel">Cancel and go back</button>
      </form>`,
  );
}

/** The bank's step for cards. */
export function oneTimePasswordPage(payment: Payment, choice: PaymentChoice, isWrong: boolean) {
  return sandboxPage(
    'One-time password',
    html`<style>
        ${raw(STYLE)}
      </style>
      <h1>One-time password</h1>
      ${order(payment)}
      <p class="muted">Your bank sent a code to your phone. Here it is always 123456.</p>
      ${isWrong ? html`<p class="problem" role="alert">That code is wrong. Use 123456.</p>` : ''}
      <form method="post" action="/_payment/${payment.request['txnid']}/pay" class="fields">
        ${Object.entries(choice).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
        <label>Code <input name="otp" inputmode="numeric" autocomplete="one-time-code" required autofocus /></label>
        <button class="solid" id="confirm">Confirm</button>
      </form>`,
  );
}

/** Returns the browser by a self-submitting form, as the provider does. */
export const returnPage = (url: string, fields: Record<string, string>) =>
  sandboxPage(
    'Back to the shop',
    html`<h1>Returning to the shop</h1>
      <form method="post" action="${url}" id="back">
        ${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
        <button class="solid">Continue</button>
      </form>
      <script>
        document.getElementById('back').submit();
      </script>`,
  );

export const closedPage = (scenario: string) =>
  sandboxPage(
    'Closed',
    html`<h1>The payment page is closed</h1>
      <p>Scenario "${scenario}": the browser is never sent back. Return to the shop yourself, or close this window.</p>`,
  );

export const refusedPage = (reason: string) =>
  sandboxPage(
    'Refused',
    html`<h1>This payment cannot be processed</h1>
      <p class="problem" role="alert">${reason}</p>`,
  );
