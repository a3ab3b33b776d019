// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/curation/imagedossier.h"
#include "widgets/shell/page/page.h"
#include "widgets/theme/tokens.h"

#include <QScrollArea>

class QLabel;
class QStackedWidget;
class QVBoxLayout;

namespace yuyi {

class ActionButton;
class Badge;
class CollectController;
class DecisionList;
class ElidedLabel;
class FactList;
class FactRows;
class FactsEditor;
class ImageViewer;
class ManyActions;

/// Right side of the page: all data of the selected image, or actions for several images.
class DetailsPanel final : public QWidget
{
    Q_OBJECT
public:
    DetailsPanel(PageContext context, CollectController &controller, QWidget *parent = nullptr);

    void showNothing();
    /// Shows an image with its facts; the rest follows with the controller's dossier.
    void showImage(const Image &image, const QImage &preview);
    void showMany(const QList<ImageId> &images);
    /// Commits the field being edited.
    void commit();
    /// Gives the focus to the first editable fact.
    void focusFirst();

Q_SIGNALS:
    void goTo(const yuyi::Location &location);
    void quickViewWanted();
    void commentsWanted();
    void escaped();

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *object, QEvent *event) override;

private:
    void build();
    QScrollArea *scrolled(QWidget *content);
    QLabel *section(QVBoxLayout *column, QLabel *&heading);
    void showDossier();
    void follow(const QString &link);
    void retranslate();

    PageContext m_context;
    CollectController &m_controller;
    std::optional<ImageDossier> m_dossier;
    QList<ImageId> m_many;
    ImageId m_shown;
    Sha256 m_picture;

    QStackedWidget *m_stack = nullptr;
    QLabel *m_nothing;
    ManyActions *m_manyActions;
    QScrollArea *m_scroll;
    ImageViewer *m_viewer = nullptr;
    QLabel *m_name;
    Badge *m_stage;
    FactList *m_facts;
    QLabel *m_hashName;
    ElidedLabel *m_hash;
    ActionButton *m_copy;
    FactsEditor *m_editor;
    FactRows *m_templateFacts; ///< what templates use; hidden where the preset declares none
    DecisionList *m_decisions;
    QLabel *m_decisionsHeading;
    QLabel *m_readHeading = nullptr;
    QLabel *m_read = nullptr;
    QLabel *m_groupsHeading = nullptr;
    QLabel *m_groups = nullptr;
    QLabel *m_annotationsHeading = nullptr;
    QLabel *m_annotations = nullptr;
    QLabel *m_commentsHeading = nullptr;
    QLabel *m_comments = nullptr;
    QLabel *m_goldHeading = nullptr;
    QLabel *m_gold = nullptr;
    QLabel *m_questionsHeading = nullptr;
    QLabel *m_questions = nullptr;
    QLabel *m_sourcesHeading = nullptr;
    QLabel *m_sources = nullptr;
};

/// Tone of a stage's badge.
Tone toneOf(Stage stage);

} // namespace yuyi
