import { m } from '#platform/messages/messages.js';
import { formatDateTime } from '#platform/language/format.ts';
import { Avatar } from '#platform/ui/art/avatar.tsx';
import { classNames } from '#platform/ui/class-names.ts';
import type { Message } from './queries.ts';
import './correspondence.css';

/** Messages of both sides, those of `side` as one's own; "Read" only once the other side had one on a page. */
export function MessageList({ messages, side }: { messages: readonly Message[]; side: Message['side'] }) {
  return (
    <ol className="messages">
      {messages.map((message) => (
        <MessageItem key={message.id} message={message} isOwn={message.side === side} />
      ))}
    </ol>
  );
}

function MessageItem({ message, isOwn }: { message: Message; isOwn: boolean }) {
  const { author, body, created_at, read_at, side } = message;
  return (
    <li className={classNames('message', isOwn && 'message-own')}>
      {!isOwn && <Avatar name={author} size={28} />}
      <p className="caption muted">
        <strong>{isOwn && side === 'applicant' ? m.correspondence_you() : author}</strong> {formatDateTime(created_at)}
        {isOwn && read_at && ` · ${m.correspondence_read({ when: formatDateTime(read_at) })}`}
      </p>
      <p className="message-text">{body}</p>
    </li>
  );
}
