// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/people/assignmentservice.h"
#include "models/services/session/latest.h"
#include "widgets/shell/page/page.h"

#include <QTimer>

class QBoxLayout;
class QComboBox;
class QLabel;
class QLineEdit;
class QSpinBox;
class QTableWidget;

namespace yuyi {

class ChipRow;
class TagField;

/// @brief Assigns images to people: the rules, and a live preview of how many images each person would get.
class HandOutPanel final : public QWidget
{
    Q_OBJECT
public:
    explicit HandOutPanel(PageContext context, QWidget *parent = nullptr);

    /// Updates people, rules and labels from the project. Input is kept.
    void refresh();
    bool isReady() const { return m_ready && !m_handed; }
    /// The panel is shown with the current proposal, which may be assigned as it is.
    void lookAgain();
    void handOut();
    void focusFirst();
    void retranslate();

Q_SIGNALS:
    void handedOut(int images, int people);
    void failed(const yuyi::Error &error);
    void readyChanged();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    HandOut wanted() const;
    void preview();
    void show(const Result<Allocation> &allocation);
    void fillLabels();
    /// The label in the field or in the box, whichever is shown.
    LabelCode chosenLabel() const;
    QLabel *label(QWidget *buddy);

    PageContext m_context;
    ChipRow *m_people;
    ChipRow *m_perImage;
    QSpinBox *m_images;
    QSpinBox *m_overlap;
    QSpinBox *m_perPerson;
    QComboBox *m_dimension;
    QComboBox *m_label;
    TagField *m_searched; ///< instead of m_label where the labels are many, or typed
    QLineEdit *m_search;
    QSpinBox *m_seed;
    QLineEdit *m_note;
    QLabel *m_sentence;
    QTableWidget *m_table;
    QLabel *m_title;
    QLabel *m_previewTitle;
    QList<QLabel *> m_labels;
    QBoxLayout *m_all = nullptr;
    QTimer m_soon;
    Allocation m_allocation;
    Latest m_latest;
    Latest m_latestLabels;
    DimensionCode m_searchedIn; ///< the dimension of m_searched; empty: m_label is shown
    bool m_ready = false;
    bool m_handing = false; ///< an assignment is being written
    bool m_handed = false;  ///< the proposal was made after an assignment, and nothing was changed or viewed since
    QStringList m_offered;
    int m_rule = 0;
};

} // namespace yuyi
