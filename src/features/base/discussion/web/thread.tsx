import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { m } from '#platform/messages/messages.js';
import { Button } from '#platform/ui/button.tsx';
import { CommentItem } from './comment-item.tsx';
import { NewCommentComposer } from './new-comment-composer.tsx';
import { repliesQuery, type Comment, type Subject, type Thread as ThreadResource } from './queries.ts';
import './discussion.css';

/** A comment with its replies: the first two at once, the rest on demand. */
export function Thread({ subject, thread }: { subject: Subject; thread: ThreadResource }) {
  const [expanded, setExpanded] = useState(false);
  const [replyTarget, setReplyTarget] = useState<Comment | null>(null);
  const repliesFeed = useInfiniteQuery({ ...repliesQuery(thread.id), enabled: expanded });
  const { first_replies: firstReplies, replies: count } = thread.attributes;
  const replies = repliesFeed.data?.pages.flatMap(({ data }) => data) ?? firstReplies;
  const reply = (comment: Comment) => () => setReplyTarget(comment);
  const remaining = count - replies.length;
  const showMore = () => (expanded ? void repliesFeed.fetchNextPage() : setExpanded(true));
  return (
    <li>
      <CommentItem comment={thread} onReply={reply(thread)} />
      {(replies.length > 0 || replyTarget) && (
        <div className="replies stack gap-3">
          {replies.map((comment) => (
            <CommentItem key={comment.id} comment={comment} small onReply={reply(comment)} />
          ))}
          {remaining > 0 && (
            <Button variant="bare" small className="replies-more" loading={repliesFeed.isFetching} onClick={showMore}>
              {m.discussion_show_replies({ count: remaining })}
            </Button>
          )}
          {replyTarget && (
            <NewCommentComposer
              subject={subject}
              parent={replyTarget}
              onDone={() => {
                setReplyTarget(null);
                setExpanded(true);
              }}
              onCancel={() => setReplyTarget(null)}
            />
          )}
        </div>
      )}
    </li>
  );
}
