// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/images/duplicates.h"
#include "widgets/duplicates/duplicatescommands.h"
#include "widgets/shell/page/framedpage.h"

#include <QList>

namespace yuyi {

class ActionButton;
class Badge;
class Chip;
class GroupsModel;
enum class GroupView;

/// @brief Groups of duplicates, most certain first: compared, confirmed, split or dismissed with one key each.
class DuplicatesPage final : public FramedPage
{
    Q_OBJECT
public:
    explicit DuplicatesPage(PageContext context, QWidget *parent = nullptr);

    void enter() override;
    void leave() override;
    void show(const Location &location) override;
    Location here() const override;
    void projectChanged(const Changes &changes) override;
    /// Returns true if the pair has been on screen long enough for a decision to count.
    bool isReady() const;
    /// Whether the groups are shown, not the empty state.
    bool showsWork() const;
    using QWidget::show;

    /// What the keys do with the current group. A pair that was not seen long enough is not decided.
    void confirm();
    void dismiss();
    void split();
    void swap();
    void reopen();
    /// Shows the groups that would be confirmed together, and confirms them when the person agrees.
    void confirmMany();
    void openView(GroupView view);

private:
    void build();
    void buildHeader();
    void followController();
    void reload();
    void showLoaded(int row);
    void showCounts();
    void showEngine();
    void showEmpty();
    void showNothing();
    void offerSearch();
    const DuplicateGroup *openGroup() const;
    void goOnFrom(int row);
    void retranslate() override;

    DuplicatesController *m_controller;
    GroupsModel *m_model;
    duplicatescommands::Parts m_parts; ///< what the commands act on
    QList<Chip *> m_views;
    Badge *m_older = nullptr;
    ActionButton *m_unreadableButton = nullptr;
    PairPanel *m_pair = nullptr;
    GroupsPanel *m_groups = nullptr;
};

} // namespace yuyi
