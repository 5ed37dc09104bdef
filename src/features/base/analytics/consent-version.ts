/** The words that people agree to when visits are counted. A new number when what they say changes: everybody is asked again. */
export const CONSENT_VERSION = 1;
