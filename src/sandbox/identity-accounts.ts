/** Accounts of the sandbox identity provider: some predefined, others by sign-up; stored in one file. */
import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { findPasswordProblem } from './password-rule.ts';

export type SandboxUser = { id: string; name: string; email: string; emailVerified: boolean; about: string };
type StoredUser = SandboxUser & { salt: string; hash: string };

/** Predefined users, without a password. */
export const DEFAULT_USERS: readonly SandboxUser[] = [
  {
    id: 'asha',
    name: 'Asha Menon',
    email: 'asha.menon@people.example',
    emailVerified: true,
    about: 'Fresh graduate looking for a first role in data',
  },
  {
    id: 'rahul',
    name: 'Rahul Verma',
    email: 'rahul.verma@people.example',
    emailVerified: true,
    about: 'Career changer, from store manager to analyst',
  },
  {
    id: 'meera',
    name: 'Meera Iyer',
    email: 'meera.iyer@people.example',
    emailVerified: true,
    about: 'Senior engineer, eleven years of experience',
  },
  {
    id: 'dev',
    name: 'Dev Kapoor',
    email: 'dev.kapoor@people.example',
    emailVerified: false,
    about: 'Has an e-mail address that is not verified',
  },
  {
    id: 'venkata',
    name: 'Venkata Satyanarayana Subrahmanyeswara Lakshmi Narasimha Raghavendra Chandrashekhar Bhattacharyya',
    email: 'venkata.satyanarayana.subrahmanyeswara@people.example',
    emailVerified: true,
    about: 'Has a very long name',
  },
  {
    id: 'priya',
    name: 'Priya Nair',
    email: 'priya.nair@employers.example',
    emailVerified: true,
    about: 'Hires for Lumen Retail and 10 other demo companies',
  },
  {
    id: 'arjun',
    name: 'Arjun Mehta',
    email: 'arjun.mehta@employers.example',
    emailVerified: true,
    about: 'Hires for Saffron Pay and 9 other demo companies',
  },
  {
    id: 'sana',
    name: 'Sana Shaikh',
    email: 'sana.shaikh@employers.example',
    emailVerified: true,
    about: 'Hires for Arogya Hospitals and 9 other demo companies',
  },
  {
    id: 'vikram',
    name: 'Vikram Rao',
    email: 'vikram.rao@employers.example',
    emailVerified: true,
    about: 'Hires for Kaveri Works and 9 other demo companies',
  },
];

export type IdentityAccounts = {
  find: (id: string) => SandboxUser | undefined;
  /** Returns the user, or null when e-mail and password do not match. */
  checkPassword: (email: string, password: string) => SandboxUser | null;
  /** Returns the new user, or the validation problem. */
  signUp: (form: { name: string; email: string; password: string }) => SandboxUser | { problem: string };
};

/** Opens the accounts stored under `folder`. */
export function openAccounts(folder: string): IdentityAccounts {
  const file = path.join(folder, 'people.json');
  const stored: StoredUser[] = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : [];
  const allUsers = () => [...DEFAULT_USERS, ...stored];
  const hasEmail = (email: string) => (user: SandboxUser) => user.email.toLowerCase() === email.trim().toLowerCase();
  return {
    find: (id) => allUsers().find((user) => user.id === id),
    checkPassword: (email, password) => {
      const user = stored.find(hasEmail(email));
      const candidate = scryptSync(password, user?.salt ?? 'unknown', 32);
      return user && timingSafeEqual(candidate, Buffer.from(user.hash, 'hex')) ? user : null;
    },
    signUp: ({ name, email, password }) => {
      if (!name.trim()) return { problem: 'Enter your name.' };
      if (!/^[^\s@]{1,64}@[^\s@]{1,180}\.[^\s@.]{2,}$/.test(email.trim()))
        return { problem: 'Enter an e-mail address such as name@example.com.' };
      const problem = findPasswordProblem(password);
      if (problem) return { problem };
      if (allUsers().some(hasEmail(email))) return { problem: 'This e-mail address has an account already. Sign in instead.' };
      const salt = randomBytes(16).toString('hex');
      const hash = scryptSync(password, salt, 32).toString('hex');
      const user = {
        id: randomBytes(8).toString('hex'),
        name: name.trim().slice(0, 120),
        email: email.trim(),
        emailVerified: true,
        about: '',
        salt,
        hash,
      };
      stored.push(user);
      fs.mkdirSync(folder, { recursive: true });
      fs.writeFileSync(file, JSON.stringify(stored, null, 2), { mode: 0o600 });
      return user;
    },
  };
}
