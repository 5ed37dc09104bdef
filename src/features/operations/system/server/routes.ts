import { implement, type Routes } from '#platform/http/http.ts';
import type { SettingsSlice } from '#platform/runtime/config.ts';
import { systemContract } from '../contract.ts';
import { dropMail } from './drop-mail.ts';
import { dropTask } from './drop-task.ts';
import { exportMails } from './export-mails.ts';
import { exportTasks } from './export-tasks.ts';
import { getMail } from './get-mail.ts';
import { getTask } from './get-task.ts';
import { listExperiments } from './list-experiments.ts';
import { listMails } from './list-mails.ts';
import { listSettings } from './list-settings.ts';
import { listTasks } from './list-tasks.ts';
import { retryEveryTask } from './retry-every-task.ts';
import { retryTask } from './retry-task.ts';
import { sendAllMails } from './send-all-mails.ts';
import { sendMail } from './send-mail.ts';

/** The settings of all owners are passed in. */
export const createSystemRoutes = (settings: readonly SettingsSlice[]): Routes =>
  implement(systemContract, {
    'GET /api/staff/mails': listMails,
    'GET /api/staff/mails/export': exportMails,
    'POST /api/staff/mails/send_all': sendAllMails,
    'GET /api/staff/mails/{id}': getMail,
    'POST /api/staff/mails/{id}/send': sendMail,
    'POST /api/staff/mails/{id}/drop': dropMail,
    'GET /api/staff/tasks': listTasks,
    'GET /api/staff/tasks/export': exportTasks,
    'POST /api/staff/tasks/retry_all': retryEveryTask,
    'GET /api/staff/tasks/{id}': getTask,
    'POST /api/staff/tasks/{id}/retry': retryTask,
    'POST /api/staff/tasks/{id}/drop': dropTask,
    'GET /api/staff/settings': listSettings(settings),
    'GET /api/staff/experiments': listExperiments,
  });
