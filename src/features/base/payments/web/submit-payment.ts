import type { CallOutput } from '#platform/browser/api.ts';

type PaymentForm = CallOutput<'POST /api/purchases'>['data']['attributes'];

/** Goes to the provider's page by posting a hidden form with exactly the hashed fields. */
export function submitPayment({ action, m_key, pre_request_hash, ...fields }: PaymentForm): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  form.hidden = true;
  for (const [name, value] of Object.entries({ ...fields, key: m_key, hash: pre_request_hash })) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}
