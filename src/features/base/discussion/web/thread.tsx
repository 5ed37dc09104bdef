import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLogin } from '#features/base/accounts/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { Button } from '#platform/ui/button.tsx';
import { CommentItem } from './comment-item.tsx';
import { NewCommentComposer } from './new-comment-composer.tsx';
import { repliesQuery, type Comment, type Subject, type Thread as ThreadResource } from './queries.ts';

/** A comment with its replies: the first two at once, the rest on demand. */
export function Thread({ subject, thread }: { subject: Subject; thread: ThreadResource }) {
  const login = useLogin();
  const [all, setAll] = useState(false);
  const [answered, setAnswered] = useState<Comment | null>(null);
  const later = useInfiniteQuery({ ...repliesQuery(thread.id), enabled: all });
  const { first_replies: first, replies: count } = thread.attributes;
  const replies = later.data?.pages.flatMap(({ data }) => data) ?? first;
  const reply = (comment: Comment) => () => {
    if (login.require({ reason: m.discussion_login() })) setAnswered(comment);
  };
  const left = count - replies.length;
  const more = () => (all ? void later.fetchNextPage() : setAll(true));
  return (
    <li>
      <CommentItem comment={thread} onReply={reply(thread)} />
      {(replies.length > 0 || answered) && (
        <div className="replies stack gap-3">
          {replies.map((comment) => (
            <CommentItem key={comment.id} comment={comment} small onReply={reply(comment)} />
          ))}
          {left > 0 && (
            <Button variant="bare" small className="replies-more" loading={later.isFetching} onClick={more}>
              {m.discussion_show_replies({ count: left })}
            </Button>
          )}
          {answered && (
            <NewCommentComposer
              subject={subject}
              answered={answered}
              onDone={() => {
                setAnswered(null);
                setAll(true);
              }}
              onCancel={() => setAnswered(null)}
            />
          )}
        </div>
      )}
    </li>
  );
}
