// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace yuyi {

class CommandRegistry;
class ProjectAccess;
class ReviewPage;

/// @brief Registers the commands of the review page with their keys. The page need not be built yet; all of them outlive the commands.
void addReviewCommands(ReviewPage &page, CommandRegistry &registry, const ProjectAccess &project);

} // namespace yuyi
