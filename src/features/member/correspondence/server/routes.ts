import { implement, type Routes } from '#platform/http/http.ts';
import { correspondenceContract } from '../contract.ts';
import { answerInterview } from './answer-interview.ts';
import { getCorrespondence } from './get-correspondence.ts';
import { getInterviewCalendar } from './get-interview-calendar.ts';
import { markMessagesRead } from './mark-messages-read.ts';
import type { Employers } from './present-correspondence.ts';
import { shareReport } from './share-report.ts';
import { unshareReport } from './unshare-report.ts';
import { writeToEmployer } from './write-to-employer.ts';

/** Employers are injected, because the features for employers depend on this one. */
export const createCorrespondenceRoutes = (employers: Employers): Routes =>
  implement(correspondenceContract, {
    'GET /api/job_applications/{id}/correspondence': getCorrespondence(employers),
    'POST /api/job_applications/{id}/messages': writeToEmployer(employers),
    'POST /api/job_applications/{id}/messages/read': markMessagesRead(employers),
    'POST /api/job_applications/{id}/interviews/{interview_id}/answer': answerInterview(employers),
    'GET /api/job_applications/{id}/interviews/{interview_id}/calendar': getInterviewCalendar,
    'PUT /api/job_applications/{id}/report_share': shareReport(employers),
    'DELETE /api/job_applications/{id}/report_share': unshareReport(employers),
  });
