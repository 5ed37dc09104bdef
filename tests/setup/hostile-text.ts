/** Text that does something where it is taken for markup, a script, a formula or a format. */

/** All markup has the attribute `data-planted`, so that a page reveals any that was not escaped. */
export const PAYLOADS = [
  '<script data-planted>alert(1)</script>',
  '"><img data-planted src=x onerror=alert(1)>',
  "'><svg data-planted onload=alert(1)>",
  '</script><script data-planted>alert(1)</script>',
  '</title></textarea></style><b data-planted>',
  '<!--<script data-planted>',
  ']]><iframe data-planted srcdoc="<script>alert(1)</script>">',
  '<a data-planted href="javascript:alert(1)">press</a> [press](javascript:alert(1)) javascript:alert(1)',
  '&lt;img data-planted src=x onerror=alert(1)&gt; &amp;lt;b data-planted&amp;gt; &#60;i data-planted&#62;',
  "{{constructor.constructor('alert(1)')()}} ${alert(1)} <%= alert(1) %> #{7*7} @{alert(1)}",
  "' or 1=1; drop table users; -- \\' \\\" \\u003cscript\\u003e %3Cscript%3E =cmd|'/C calc'!A0",
  'line\u2028separator\u2029paragraph \u202egnp.exe \u2066مرحبا\u2069 שלום',
  '👩‍👩‍👧‍👦 🇮🇳 e\u0301\u0327\u0323 ﷽ 𒐫',
];
