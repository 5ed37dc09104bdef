import { implement, type Routes } from '#platform/http/http.ts';
import { boardsContract } from '../contract.ts';
import type { CardKinds } from './card-kinds.ts';
import { changeCard } from './change-card.ts';
import { addCollaborator } from './add-collaborator.ts';
import { removeCollaborator } from './remove-collaborator.ts';
import { addSection } from './add-section.ts';
import { removeSection } from './remove-section.ts';
import { renameSection } from './rename-section.ts';
import { createBoard } from './create-board.ts';
import { deleteBoard } from './delete-board.ts';
import { restoreBoard } from './restore-board.ts';
import { exportBoard } from './export-board.ts';
import { followBoard } from './follow-board.ts';
import { unfollowBoard } from './unfollow-board.ts';
import { getBoard } from './get-board.ts';
import { importBoard } from './import-board.ts';
import { listAllCards } from './list-all-cards.ts';
import { listBoards } from './list-boards.ts';
import { listMemberBoards } from './list-member-boards.ts';
import { listPacks } from './list-packs.ts';
import { listBoardsToFollow } from './list-boards-to-follow.ts';
import { markDone } from './mark-done.ts';
import { unmarkDone } from './unmark-done.ts';
import { orderCards } from './order-cards.ts';
import { pinCard } from './pin-card.ts';
import { removeCard } from './remove-card.ts';
import { restoreCard } from './restore-card.ts';
import { updateBoard } from './update-board.ts';

/** The kinds of content are injected, because boards must not depend on other features. */
export const createBoardsRoutes = (kinds: CardKinds): Routes =>
  implement(boardsContract, {
    'GET /api/boards': listBoards(kinds),
    'POST /api/boards': createBoard(kinds),
    'POST /api/boards/import': importBoard(kinds),
    'GET /api/boards/to_follow': listBoardsToFollow(kinds),
    'GET /api/boards/learning_packs': listPacks(kinds),
    'GET /api/boards/{board_slug}': getBoard(kinds),
    'PATCH /api/boards/{board_slug}': updateBoard(kinds),
    'DELETE /api/boards/{board_slug}': deleteBoard,
    'POST /api/boards/{board_slug}/restore': restoreBoard(kinds),
    'POST /api/boards/{board_slug}/follow': followBoard(kinds),
    'POST /api/boards/{board_slug}/unfollow': unfollowBoard(kinds),
    'POST /api/boards/{board_slug}/pin_card_to_board': pinCard(kinds),
    'PATCH /api/boards/{board_slug}/cards/{card_id}': changeCard(kinds),
    'DELETE /api/boards/{board_slug}/cards/{card_id}': removeCard(kinds),
    'POST /api/boards/{board_slug}/cards/{card_id}/restore': restoreCard(kinds),
    'PUT /api/boards/{board_slug}/cards/{card_id}/done': markDone(kinds),
    'DELETE /api/boards/{board_slug}/cards/{card_id}/done': unmarkDone(kinds),
    'PUT /api/boards/{board_slug}/order': orderCards(kinds),
    'POST /api/boards/{board_slug}/sections': addSection(kinds),
    'PATCH /api/boards/{board_slug}/sections/{section_id}': renameSection(kinds),
    'DELETE /api/boards/{board_slug}/sections/{section_id}': removeSection(kinds),
    'POST /api/boards/{board_slug}/collaborators': addCollaborator(kinds),
    'DELETE /api/boards/{board_slug}/collaborators': removeCollaborator,
    'GET /api/boards/{board_slug}/export': exportBoard(kinds),
    'GET /api/users/{slug}/boards': listMemberBoards(kinds),
    'GET /api/users/{slug}/all_cards': listAllCards(kinds),
  });
