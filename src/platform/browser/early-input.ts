import { noteTouch } from './first-touch.ts';

/** Marks a part of the page whose script has not come yet; see `later.tsx`. */
export const ASLEEP = 'data-asleep';

type Typed = { value: string; checked: boolean };

/** What a person did on the page before it, or that part of it, could answer. */
type EarlyInput = {
  /** The root answers: only parts that are asleep are still watched. */
  awake: boolean;
  /** Fields they typed into or ticked, with what then stood in them: waking, React may write its own over it. */
  fields: Map<Element, Typed>;
  /** The last button they pressed. */
  pressed: HTMLElement | null;
  /** The last form they sent, and by which button. */
  sent: { form: HTMLFormElement; by: HTMLElement | null } | null;
};

/** The page, once the script below has run. */
type Page = Window & { earlyInput?: EarlyInput };

/**
 * Remembers what is pressed, typed and sent where the page does not answer yet: a slow phone shows a page well before that, and
 * some parts wake only when they are needed. Goes inline into the head, with the page's nonce. Links, and forms with an address
 * of their own, work without any script and are left to the browser; every other form would put its fields into the address.
 * Only the last press counts: who pressed something else meanwhile no longer waits for it.
 * The router puts the script into the page once more when it wakes; the first one stays.
 */
export const EARLY_INPUT_SCRIPT = `(function(){
if(window.earlyInput)return;
var early=window.earlyInput={awake:false,fields:new Map(),pressed:null,sent:null},on={
click:function(e){if(!e.isTrusted)return;var b=e.target.closest&&e.target.closest('button');early.pressed=b&&b.type!=='submit'&&deaf(e)?b:null},
input:function(e){if(e.isTrusted&&deaf(e))early.fields.set(e.target,{value:e.target.value,checked:e.target.checked})},
submit:function(e){if(!deaf(e)||e.target.hasAttribute('action'))return;e.preventDefault();early.sent={form:e.target,by:e.submitter}}
};function deaf(e){return !early.awake||e.target.closest('[${ASLEEP}]')}
for(var name in on)addEventListener(name,on[name],true)})()`;

/**
 * Does again what was done before the page answered: fields first, then the last press or sending. To be called once, when
 * the root has woken; what it does wakes the part of the page it is done to. What was done to a part that is asleep waits.
 */
export function replayEarlyInput(): void {
  const { earlyInput: early }: Page = window;
  if (!early) return;
  early.awake = true;
  if (early.pressed || early.sent || early.fields.size > 0) noteTouch();
  // React wakes no part of the page while it is still at work on another.
  setTimeout(() => replay(early, (element) => !element.closest(`[${ASLEEP}]`)));
}

/** Fills a field, now or as soon as the part of the page that it stands in is awake. */
export function fillWhenAwake(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const { earlyInput: early }: Page = window;
  if (!early || !field.closest(`[${ASLEEP}]`)) return refill(field, value);
  early.fields.set(field, { value, checked: false });
  noteTouch();
}

/** Does again what was done in a part of the page that was asleep, and marks it awake. */
export function replayWithin(part: HTMLElement): void {
  part.removeAttribute(ASLEEP);
  const { earlyInput: early }: Page = window;
  // A part within a part that is still asleep waits for its own.
  if (early?.awake) setTimeout(() => replay(early, (element) => part.contains(element) && !element.closest(`[${ASLEEP}]`)));
}

/** Does again what was done to the elements that answer now, and forgets it; the rest waits. */
function replay(early: EarlyInput, answers: (element: Element) => boolean): void {
  const { sent, pressed } = early;
  for (const [field, typed] of early.fields) {
    if (field.isConnected && !answers(field)) continue;
    early.fields.delete(field);
    if (field.isConnected) replayField(field, typed);
  }
  if (sent && answers(sent.form)) {
    early.sent = null;
    if (sent.form.isConnected) sent.form.requestSubmit(sent.by);
  } else if (pressed && answers(pressed)) {
    early.pressed = null;
    if (pressed.isConnected) pressed.click();
  }
}

/**
 * React takes what stands in a field when it wakes for what it wrote itself, and so hears no change. The field, woken by a
 * first event, is set back to what the server wrote, then changed again.
 */
function replayField(field: Element, { value, checked }: Typed): void {
  if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
    if (checked === field.defaultChecked) return;
    field.checked = field.defaultChecked;
    field.click();
    return;
  }
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  // Chosen files stay in their field; they are only told of again.
  if (field.type === 'file') {
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  refill(field, value);
}

/** Types a text into a field as a person would, so that React hears of it, woken or not. */
function refill(field: HTMLInputElement | HTMLTextAreaElement, typed: string): void {
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.value = field.defaultValue;
  // React watches the field's own setter; through the prototype's the change is new to it.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, typed);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
