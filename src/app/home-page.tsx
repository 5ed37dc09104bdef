import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/')({ component: HomePage });

function HomePage() {
  return (
    <main>
      <h1>Pathlight</h1>
    </main>
  );
}
