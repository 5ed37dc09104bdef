/** Finds sentences in which an ad asks applicants for money or for the details of their bank account. */
import type { AdWarning } from './posting.ts';
import { splitSentences } from './split-sentences.ts';

const MAX_WARNINGS = 5;

/** Money that applicants are asked for, by what it is called. */
const FEE =
  /\b(?:registration|regd?|file|filing|processing|application|form|security|joining|training|interview|kit|uniform|(?:id|identity)[ -]?card|gate ?pass|medical|document(?:ation|s)?|verification|admin(?:istration|istrative)?|consultancy|placement|service|refundable|caution|laptop|accommodation|booking|enrol?lment|bond)\s+(?:fees?|charges?|deposits?|amount|money|payment)\b|\b(?:refundable|caution|security)\s+(?:deposit|money|amount)\b|(?:रजिस्ट्रेशन|पंजीकरण|पंजीयन|आवेदन|फाइल|फ़ाइल|प्रोसेसिंग|सुरक्षा|ट्रेनिंग|प्रशिक्षण)\s*(?:शुल्क|फीस|फ़ीस|चार्ज|राशि|जमा)/iu;
/** Signs that the fee is the applicant's to pay. */
const TO_PAY =
  /(?:₹|\brs\.?|\binr)\s*\d|\d\s*(?:\/-|rs\b|rupees|रुपये|रुपए|रु)|\brefund|\bpay(?:able|ing)?\b|\bpaid by\b|\bdeposit\b|\brequired\b|\bmandatory\b|\bcompulsory\b|\bapplicable\b|जमा|देना|देनी|लगेगा|लगेगी|अनिवार्य/iu;
/** Paying before starting, without the name of a fee. */
const PAYMENT =
  /\b(?:pay|deposit|transfer|send|bhej\w*|jama)\b[^.!?\n]{0,40}(?:(?:₹|\brs\.?|\binr)\s*\d|\b\d{2,6}\s*(?:rs|rupees|\/-))[^.!?\n]{0,60}\b(?:to (?:apply|register|confirm|join|book|start|get)|before|for (?:registration|joining|interview|training|the (?:job|post|kit|uniform|file|form)|confirm\w*|seat)|through|via|on|by)\b[^.!?\n]{0,40}(?:\b(?:upi|g-?pay|google pay|phone ?pe|paytm|qr|account|bank|registration|joining|interview|apply|job|seat|slot|training|kit|uniform)\b)/iu;
const BANK =
  /\b(?:send|share|provide|submit|give|mail|whats ?app|need|required?)\b[^.!?\n]{0,60}\b(?:bank (?:account|details?|a\/c)|account (?:number|no\b|details?)|a\/c (?:no|number)|ifsc|atm pin|(?:atm|debit|credit) card (?:numbers?|details?|no\b)|cvv|otp|upi pin|net ?banking (?:id|password|details))|\b(?:bank details?|account (?:number|details?)|ifsc|otp)\b[^.!?\n]{0,40}\b(?:required|mandatory|must|to be (?:sent|shared)|bhej\w*)\b|(?:बैंक खाता|बैंक खाते|खाता संख्या|ओटीपी)[^।!?\n]{0,40}(?:भेज|दें|बताएं|साझा)/iu;
/** The ad says that nothing is asked for, or warns of others who ask. */
const DENIED =
  /\b(?:no|not|never|without|free of|nil|zero|don['’]?t|does(?:n['’]t| not)|do not|neither|nor|waived|exempt\w*|beware|fraud\w*|scams?|fake)\b|नहीं|निःशुल्क|मुफ्त|मुफ़्त|बिना|koi charge nahi|\bnahi\b|\bnahin\b|\bfree\b/iu;
/** What the person in the job does with other people's money. */
const DUTY =
  /\b(?:customers?|clients?|students?|parents?|patients?|vendors?|suppliers?|borrowers?|merchants?|collect(?:ion|ing)?s?|reconcil\w*|reimburs\w*|invoic\w*|payroll|prepare|handle|manage|process(?:es|ed)? (?:all|the|payments?)|maintain|ledger|tds|gst)\b/iu;
const DEDUCTION =
  /\b(?:paid|borne|provided|covered|reimbursed|refunded) (?:by|from) (?:the )?(?:company|employer|us|hospital)\b/i;

/** The warnings of an ad, each with its sentence, at most five. */
export function findWarnings(description: string): AdWarning[] {
  const warnings: AdWarning[] = [];
  for (const quote of splitSentences(description)) {
    if (warnings.length === MAX_WARNINGS || quote.length > 600) continue;
    if (DENIED.test(quote) || DEDUCTION.test(quote)) continue;
    if (BANK.test(quote) && !DUTY.test(quote)) warnings.push({ kind: 'asks_bank_details', quote });
    else if (((FEE.test(quote) && TO_PAY.test(quote)) || PAYMENT.test(quote)) && !DUTY.test(quote))
      warnings.push({ kind: 'asks_money', quote });
  }
  return warnings;
}
