/** What a person did on the page before it could answer. */
type EarlyInput = {
  /** Fields they typed into or ticked. */
  fields: Set<Element>;
  /** The last button they pressed. */
  pressed: HTMLElement | null;
  /** The last form they sent, and by which button. */
  sent: { form: HTMLFormElement; by: HTMLElement | null } | null;
  stop: () => void;
};

/** The page; null once what was done is done again. */
type Page = Window & { earlyInput?: EarlyInput | null };

/**
 * Remembers what is pressed, typed and sent from the first paint until the page answers: a slow phone shows a page well
 * before that. Goes inline into the head, with the page's nonce. Links, and forms with an address of their own, work
 * without any script and are left to the browser; every other form would put its fields into the address.
 * The router puts the script into the page once more when it wakes; the first one stays.
 */
export const EARLY_INPUT_SCRIPT = `(function(){
if(window.earlyInput!==undefined)return;
var early=window.earlyInput={fields:new Set(),pressed:null,sent:null,stop:function(){
for(var name in on)removeEventListener(name,on[name],true)}},on={
click:function(e){var b=e.target.closest&&e.target.closest('button');if(b&&b.type!=='submit')early.pressed=b},
input:function(e){early.fields.add(e.target)},
submit:function(e){if(e.target.hasAttribute('action'))return;e.preventDefault();early.sent={form:e.target,by:e.submitter}}
};for(var name in on)addEventListener(name,on[name],true)})()`;

/**
 * Does again what was done before the page answered: fields first, then the last press or sending. To be called once, when
 * the root has woken; what it does wakes the part of the page it is done to.
 */
export function replayEarlyInput(): void {
  const page: Page = window;
  const early = page.earlyInput;
  if (!early) return;
  early.stop();
  page.earlyInput = null;
  // React wakes no part of the page while it is still at work on another.
  setTimeout(() => replay(early));
}

function replay(early: EarlyInput): void {
  for (const field of early.fields) if (field.isConnected) replayField(field);
  if (early.sent?.form.isConnected) early.sent.form.requestSubmit(early.sent.by);
  else if (early.pressed?.isConnected) early.pressed.click();
}

/**
 * React takes what stands in a field when it wakes for what it wrote itself, and so hears no change. The field, woken by a
 * first event, is set back to what the server wrote, then changed again.
 */
function replayField(field: Element): void {
  if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
    if (field.checked === field.defaultChecked) return;
    field.checked = field.defaultChecked;
    field.click();
    return;
  }
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  refill(field, field.value);
}

/** Types a text into a field as a person would, so that React hears of it, woken or not. */
export function refill(field: HTMLInputElement | HTMLTextAreaElement, typed: string): void {
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.value = field.defaultValue;
  // React watches the field's own setter; through the prototype's the change is new to it.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, typed);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
